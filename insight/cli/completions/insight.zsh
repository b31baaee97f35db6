#compdef insight
# Made by tools/completions.py; `insight completion zsh --help` says where it goes.



_shtab_insight_commands() {
  local _commands=(
    best:'Say which run is best, by how much, and what explains it.'
    check:'Say which files of runs and which checkpoints are whole, and which are damaged and where.'
    completion:'Print what completes `insight` in a shell: commands, options, folders.'
    diff:'Say what changed from run A to run B, and how each metric changed with it.'
    doctor:'Say what computes on this machine: processor, kernels, threads, BLAS, GPU; and what is installed.'
    export:'Write runs as event files of another kind, as CSV or as Parquet: every point, unsampled.'
    import:'Print a script that makes event files of the runs of a tool whose store only its library reads.'
    landscape:'Draw the loss around a training: the planes of its checkpoints, and the end at random.'
    launch:'Run a script on several processes that MPI connects, and end all of them when one ends badly.'
    lineage:'List what was trained, on what data, and how well it did.'
    mcp:'Answer the questions of agents about a folder'"'"'s runs, by the Model Context Protocol over stdio.'
    replay:'Run a run again from its lineage, and say whether its losses are bit-identical.'
    report:'Write some runs and what is said of them as one file that opens anywhere without a request.'
    runs:'List the runs below a folder.'
    serve:'Show the runs below a folder in the browser.'
    watch:'Watch the runs below a folder, and tell when a rule holds.'
  )
  _describe 'insight commands' _commands
}

_shtab_insight_options=(
  "(- : *)"{-h,--help}"[show this help message and exit]"
  "--version[show the version and leave]"
  "--debug[show where an error came from, instead of one line]"
)

# guard to ensure default positional specs are added only once per session
_shtab_insight_defaults_added=0

_shtab_insight_best_options=(
  "(- : *)"{-h,--help}"[show this help message and exit]"
  "--debug[show where an error came from, instead of one line]"
  "--filter[such as \'lr \> 0.01 and min(val_loss) \< 2\']:EXPR:"
  "*"{--csv,--tables}"[also plain tables or lines of JSON, by their paths in DIR, such as \'logs\/\*.csv\']:GLOB:"
  "--engine[who reads the files at first\: local, local\:N processes, or dask\:\/\/HOST\:PORT]:ENGINE:"
  "--target[what to judge by\: a tag, or the name of a recorded metric]:TAG:"
  "--json[one object, for programs]"
  ":a run, or a folder above runs\; or its URL:_files -/"
)

# guard to ensure default positional specs are added only once per session
_shtab_insight_best_defaults_added=0

_shtab_insight_check_options=(
  "(- : *)"{-h,--help}"[show this help message and exit]"
  "--debug[show where an error came from, instead of one line]"
  "*"{--csv,--tables}"[also plain tables or lines of JSON, by their paths in DIR, such as \'logs\/\*.csv\']:GLOB:"
  "--json[a list of objects, for programs]"
  ":a file of a run, a checkpoint, a folder, its URL, or a script:_files"
)

# guard to ensure default positional specs are added only once per session
_shtab_insight_check_defaults_added=0

_shtab_insight_completion_options=(
  "(- : *)"{-h,--help}"[show this help message and exit]"
  "--debug[show where an error came from, instead of one line]"
  ":bash, zsh, fish:(bash zsh fish)"
)

# guard to ensure default positional specs are added only once per session
_shtab_insight_completion_defaults_added=0

_shtab_insight_diff_options=(
  "(- : *)"{-h,--help}"[show this help message and exit]"
  "--debug[show where an error came from, instead of one line]"
  "*"{--csv,--tables}"[also plain tables or lines of JSON, by their paths in DIR, such as \'logs\/\*.csv\']:GLOB:"
  "--json[one object, for programs]"
  ":a run\'s folder, or DIR\:run:"
  ":a run\'s folder, or DIR\:run:"
)

# guard to ensure default positional specs are added only once per session
_shtab_insight_diff_defaults_added=0

_shtab_insight_doctor_options=(
  "(- : *)"{-h,--help}"[show this help message and exit]"
  "--debug[show where an error came from, instead of one line]"
  "--json[one object, for programs]"
)

# guard to ensure default positional specs are added only once per session
_shtab_insight_doctor_defaults_added=0

_shtab_insight_export_options=(
  "(- : *)"{-h,--help}"[show this help message and exit]"
  "--debug[show where an error came from, instead of one line]"
  "--to[the kind of files]:to:(insight tensorboard csv parquet)"
  "--out[the folder to make]:DIR:_files -/"
  "--runs[names of runs\; without it all]:RUN:_files"
  "--force[replace what is at --out]"
  "--raw[CSV as it is\: without \' before texts that a spreadsheet would run]"
  "*"{--csv,--tables}"[also plain tables or lines of JSON, by their paths in DIR, such as \'logs\/\*.csv\']:GLOB:"
  "--engine[who reads the files at first\: local, local\:N processes, or dask\:\/\/HOST\:PORT]:ENGINE:"
  ":a run, or a folder above runs\; or its URL:_files -/"
)

# guard to ensure default positional specs are added only once per session
_shtab_insight_export_defaults_added=0

_shtab_insight_import_options=(
  "(- : *)"{-h,--help}"[show this help message and exit]"
  "--debug[show where an error came from, instead of one line]"
  "--out[write the script there instead, a new file]:FILE:_files"
  ":aim:(aim)"
)

# guard to ensure default positional specs are added only once per session
_shtab_insight_import_defaults_added=0

_shtab_insight_landscape_options=(
  "(- : *)"{-h,--help}"[show this help message and exit]"
  "--debug[show where an error came from, instead of one line]"
  "--model[what is drawn]:SCRIPT:FUNCTION:"
  "--plane[the planes\; by default those that the collector was told, or pca and random]:plane:(pca random hessian saddle adam)"
  "--size[nodes of each axis\; 41, which is odd]:N|NXxNY:"
  "--method[every node, as few as --tolerance lets, or every node on scikit-learn\'s axes]:method:(exact adaptive sklearn)"
  "--tolerance[for adaptive\: a share of the range]:tolerance:"
  "--seed[of random planes, and where hessian begins]:seed:"
  "--normalize[of random directions]:normalize:(filter layer none)"
  "--samples[samples of each loss\; by default as collected, or all]:samples:"
  "--parameters[which move, by names or patterns such as \'fc3.\*\'\; by default all]:NAME:"
  "--validation[a function that returns batches held out, whose loss and accuracy are told, too]:SCRIPT:FUNCTION:"
  "--quantities[what is computed beside the loss\; by default all that the model tells]:NAME:"
  "--mode[how batch norms and dropout compute\; by default eval]:mode:(eval recompute train)"
  "--workers[processes of this machine]:N:"
  "--engine[who computes\: local, local\:N processes, dask\:\/\/HOST\:PORT or mpi]:ENGINE:"
  "--between[the losses between two\: a step of DIR, first, last, a checkpoint, or another run]:('A', 'B'):"
  "--align[for --between\: also to B with its channels in the order nearest to A\'s]"
  "--repair[with --between\: that line with the channels of the networks between put right, too]"
  "--curve[for --between\: also on a curve of low loss]:curve:(bezier)"
  "--json[a list of objects, for programs]"
  ":a run, or a folder of checkpoints:_files -/"
)

# guard to ensure default positional specs are added only once per session
_shtab_insight_landscape_defaults_added=0

_shtab_insight_launch_options=(
  "(- : *)"{-h,--help}"[show this help message and exit]"
  "--debug[show where an error came from, instead of one line]"
  "-n[how many processes]:N:"
  {-l,--label}"[begin each line with its rank, such as \[1\]]"
  "(- : *)-m[run a module, as \`python -m\` does, instead of a script]:MODULE:"
  "(-)*::the script, its arguments:_files"
)

# guard to ensure default positional specs are added only once per session
_shtab_insight_launch_defaults_added=0

_shtab_insight_lineage_options=(
  "(- : *)"{-h,--help}"[show this help message and exit]"
  "--debug[show where an error came from, instead of one line]"
  "--filter[such as \'lr \> 0.01 and min(val_loss) \< 2\']:EXPR:"
  "*--tables[also plain tables or lines of JSON, by their paths in DIR, such as \'logs\/\*.csv\']:GLOB:"
  "--engine[who reads the files at first\: local, local\:N processes, or dask\:\/\/HOST\:PORT]:ENGINE:"
  "--sort[--sort\=accuracy, or --sort\=-accuracy for the greatest first\; also --sort\=\'min(loss)\']:COLUMN:"
  "--columns[only these columns and the run\; names as in --filter, such as lr,\'max(acc)\']:A,B,C:"
  "--json[a list of objects, for programs]"
  "--csv[comma-separated, for spreadsheets]"
  "--raw[CSV as it is\: without \' before texts that a spreadsheet would run]"
  "--to[write what is listed as W3C PROV, OpenLineage events, model cards or RO-Crates]:to:(prov openlineage model-card ro-crate)"
  "--out[the new file or folder for --to]:PATH:_files"
  "--full[also what reproduces the runs\; not with --columns]"
  "--offset[leave the first N rows out]:N:"
  "--limit[at most N rows, after filter, order and offset]:N:"
  ":a run, or a folder above runs\; or its URL:_files -/"
)

# guard to ensure default positional specs are added only once per session
_shtab_insight_lineage_defaults_added=0

_shtab_insight_mcp_options=(
  "(- : *)"{-h,--help}"[show this help message and exit]"
  "--debug[show where an error came from, instead of one line]"
  "--print-config[print what a client is given, and leave]"
  "*"{--csv,--tables}"[also plain tables or lines of JSON, by their paths in DIR, such as \'logs\/\*.csv\']:GLOB:"
  "--engine[who reads the files at first\: local, local\:N processes, or dask\:\/\/HOST\:PORT]:ENGINE:"
  ":a run, or a folder above runs\; or its URL:_files -/"
)

# guard to ensure default positional specs are added only once per session
_shtab_insight_mcp_defaults_added=0

_shtab_insight_replay_options=(
  "(- : *)"{-h,--help}"[show this help message and exit]"
  "--debug[show where an error came from, instead of one line]"
  {-y,--yes}"[run what is shown, without asking]"
  "--secrets-from[what was masked in the command, in lines such as --token\=VALUE\; - reads stdin]:FILE:_files"
  "--here[run in its own working directory, with the files there\; what the script writes besides its records is written there]"
  "--repository[a clone that has its commit]:DIR:_files -/"
  "--changed-packages[go on with other versions of packages]"
  "--out[keep what it records, in a new folder]:DIR:_files -/"
  ":a run\'s folder, or DIR\:run:_files"
)

# guard to ensure default positional specs are added only once per session
_shtab_insight_replay_defaults_added=0

_shtab_insight_report_options=(
  "(- : *)"{-h,--help}"[show this help message and exit]"
  "--debug[show where an error came from, instead of one line]"
  "--out[the file to write]:FILE.html:"
  "--title[what stands above all]:TEXT:"
  "--notes[notes in Markdown\; - reads them from stdin]:FILE.md:"
  "--tags[whose curves are drawn, such as \'val\/\*\'\; without it the twelve usual ones]:GLOB:"
  "--target[what to judge by\: a tag, or the name of a recorded metric]:TAG:"
  "--runs[only these, by their names]:RUN:_files"
  "--full[also paths, hosts, people and uncommitted changes, as they were recorded]"
  "--force[replace what is at --out]"
  "*"{--csv,--tables}"[also plain tables or lines of JSON, by their paths in DIR, such as \'logs\/\*.csv\']:GLOB:"
  "--engine[who reads the files at first\: local, local\:N processes, or dask\:\/\/HOST\:PORT]:ENGINE:"
  ":a run, or a folder above runs\; or its URL:_files -/"
  ":which runs, such as \'lr \> 0.01 and optimizer \= adam\'\; without it all:"
)

# guard to ensure default positional specs are added only once per session
_shtab_insight_report_defaults_added=0

_shtab_insight_runs_options=(
  "(- : *)"{-h,--help}"[show this help message and exit]"
  "--debug[show where an error came from, instead of one line]"
  "--filter[such as \'lr \> 0.01 and min(val_loss) \< 2\']:EXPR:"
  "*"{--csv,--tables}"[also plain tables or lines of JSON, by their paths in DIR, such as \'logs\/\*.csv\']:GLOB:"
  "--engine[who reads the files at first\: local, local\:N processes, or dask\:\/\/HOST\:PORT]:ENGINE:"
  "--sort[--sort\=accuracy, or --sort\=-accuracy for the greatest first\; also --sort\=\'min(loss)\']:COLUMN:"
  "--columns[only these columns and the run\; names as in --filter, such as lr,\'max(acc)\']:A,B,C:"
  "--json[a list of objects, for programs]"
  ":a run, or a folder above runs\; or its URL:_files -/"
)

# guard to ensure default positional specs are added only once per session
_shtab_insight_runs_defaults_added=0

_shtab_insight_serve_options=(
  "(- : *)"{-h,--help}"[show this help message and exit]"
  "--debug[show where an error came from, instead of one line]"
  "--host[where to listen\; others than 127.0.0.1 need a token]:host:"
  "--port[taken means an error\; without it the next free one]:N:"
  "--token[what browsers must show once\: \?token\=T, or the header Authorization\: Bearer T]:T:"
  "--path-prefix[what a proxy puts before every address]:/X:"
  "*--allowed-host[a name by which a proxy is reached\; may be given several times]:NAME:"
  "--allow-delete[let the pages move runs to .insight-trash in DIR, and empty it]"
  "--rules[what runs are watched for, as insight watch does\; by default the usual rules]:FILE:_files"
  "--no-open[do not open a browser]"
  "--page[the page that is printed and opened, such as lineage\; by default the list of runs]:NAME:"
  "*"{--csv,--tables}"[also plain tables or lines of JSON, by their paths in DIR, such as \'logs\/\*.csv\']:GLOB:"
  "--engine[who reads the files at first\: local, local\:N processes, or dask\:\/\/HOST\:PORT]:ENGINE:"
  ":a run, or a folder above runs\; or its URL:_files -/"
)

# guard to ensure default positional specs are added only once per session
_shtab_insight_serve_defaults_added=0

_shtab_insight_watch_options=(
  "(- : *)"{-h,--help}"[show this help message and exit]"
  "--debug[show where an error came from, instead of one line]"
  "--filter[such as \'lr \> 0.01 and min(val_loss) \< 2\']:EXPR:"
  "*"{--csv,--tables}"[also plain tables or lines of JSON, by their paths in DIR, such as \'logs\/\*.csv\']:GLOB:"
  "--engine[who reads the files at first\: local, local\:N processes, or dask\:\/\/HOST\:PORT]:ENGINE:"
  "--rules[the rules\; by default the usual ones]:FILE:_files"
  "--once[look once\; exit 1 if a rule holds]"
  "--json[with --once one object, else one a line, for programs]"
  "--sort[active, run, status, updated, started, last_step, or a column of --columns\; with a - before it the other way]:COLUMN:"
  "--columns[the series whose last values are shown, by their tags]:A,B:"
  "--every[how often to look\; 2, or 10 behind a URL]:SECONDS:"
  ":a run, or a folder above runs\; or its URL:_files -/"
)

# guard to ensure default positional specs are added only once per session
_shtab_insight_watch_defaults_added=0


_shtab_insight() {
  local context state line curcontext="$curcontext" one_or_more='(*)' remainder='(-)*:' default='*::: :->insight'

  # Add default positional/remainder specs only if none exist, and only once per session
  if (( ! _shtab_insight_defaults_added )); then
    if (( ${_shtab_insight_options[(I)${(q)one_or_more}*]} +          ${_shtab_insight_options[(I)${(q)remainder}*]} +          ${_shtab_insight_options[(I)${(q)default}]} == 0 )); then
      _shtab_insight_options+=(': :_shtab_insight_commands' '*::: :->insight')
    fi
    _shtab_insight_defaults_added=1
  fi
  _arguments -C -s $_shtab_insight_options

  case $state in
    insight)
      words=($line[1] "${words[@]}")
      (( CURRENT += 1 ))
      curcontext="${curcontext%:*:*}:_shtab_insight-$line[1]:"
      case $line[1] in
        best) _arguments -C -s $_shtab_insight_best_options ;;
        check) _arguments -C -s $_shtab_insight_check_options ;;
        completion) _arguments -C -s $_shtab_insight_completion_options ;;
        diff) _arguments -C -s $_shtab_insight_diff_options ;;
        doctor) _arguments -C -s $_shtab_insight_doctor_options ;;
        export) _arguments -C -s $_shtab_insight_export_options ;;
        import) _arguments -C -s $_shtab_insight_import_options ;;
        landscape) _arguments -C -s $_shtab_insight_landscape_options ;;
        launch) _arguments -C -s $_shtab_insight_launch_options ;;
        lineage) _arguments -C -s $_shtab_insight_lineage_options ;;
        mcp) _arguments -C -s $_shtab_insight_mcp_options ;;
        replay) _arguments -C -s $_shtab_insight_replay_options ;;
        report) _arguments -C -s $_shtab_insight_report_options ;;
        runs) _arguments -C -s $_shtab_insight_runs_options ;;
        serve) _arguments -C -s $_shtab_insight_serve_options ;;
        watch) _arguments -C -s $_shtab_insight_watch_options ;;
      esac
  esac
}



typeset -A opt_args

if [[ $zsh_eval_context[-1] == eval ]]; then
  # eval/source/. command, register function for later
  compdef _shtab_insight -N insight
else
  # autoload from fpath, call function directly
  _shtab_insight "$@"
fi
