# Made by tools/completions.py; `insight completion fish --help` says where it goes.


# Parse current commandline:
# - _shtab_insight_cmdpath=(sub)command path seen so far
# - _shtab_insight_npos=number of positional arguments given after it
# - options are skipped based on _shtab_insight_opts_with_value & _shtab_insight_commands lists
function _shtab_insight_scan
  set -g _shtab_insight_cmdpath ''
  set -g _shtab_insight_npos 0
  set -l tokens (commandline -opc)
  set -e tokens[1]
  set -l expect_value 0
  for t in $tokens
    if test $expect_value -eq 1
      set expect_value 0
      continue
    end
    switch "$t"
      case '--*=*'
        continue
      case '-*'
        if contains -- $t $_shtab_insight_opts_with_value
          set expect_value 1
        end
        continue
      case '*'
        if test $_shtab_insight_npos -eq 0
          set -l candidate $t
          if test -n "$_shtab_insight_cmdpath"
            set candidate "$_shtab_insight_cmdpath $t"
          end
          if contains -- $candidate $_shtab_insight_commands
            set -g _shtab_insight_cmdpath $candidate
            continue
          end
        end
        set -g _shtab_insight_npos (math $_shtab_insight_npos + 1)
    end
  end
end

# Condition helper: true if the current (sub)command path equals the given one.
function _shtab_insight_using
  _shtab_insight_scan
  test "$_shtab_insight_cmdpath" = "$argv"
end

set -g _shtab_insight_commands best check completion diff doctor export import landscape launch lineage mcp replay report runs serve watch
set -g _shtab_insight_opts_with_value --allowed-host --between --columns --csv --curve --engine --every --filter --host --limit --method --mode --model --normalize --notes --offset --out --page --parameters --path-prefix --plane --port --quantities --repository --rules --runs --samples --secrets-from --seed --size --sort --tables --tags --target --title --to --token --tolerance --validation --workers -m -n

complete -c insight -e
complete -c insight -f

complete -c insight -n _shtab_insight_using -s h -l help -d 'show this help message and exit'
complete -c insight -n _shtab_insight_using -l version -d 'show the version and leave'
complete -c insight -n _shtab_insight_using -l debug -d 'show where an error came from, instead of one line'
complete -c insight -n '_shtab_insight_using; and test $_shtab_insight_npos -eq 0' -a best -d 'Say which run is best, by how much, and what explains it.'
complete -c insight -n '_shtab_insight_using best' -s h -l help -d 'show this help message and exit'
complete -c insight -n '_shtab_insight_using best' -l debug -d 'show where an error came from, instead of one line'
complete -c insight -n '_shtab_insight_using best' -l filter -x -d 'such as '"'"'lr > 0.01 and min(val_loss) < 2'"'"''
complete -c insight -n '_shtab_insight_using best' -l csv -l tables -x -d 'also plain tables or lines of JSON, by their paths in DIR, such as '"'"'logs/*.csv'"'"''
complete -c insight -n '_shtab_insight_using best' -l engine -x -d 'who reads the files at first: local, local:N processes, or dask://HOST:PORT'
complete -c insight -n '_shtab_insight_using best' -l target -x -d 'what to judge by: a tag, or the name of a recorded metric'
complete -c insight -n '_shtab_insight_using best' -l json -d 'one object, for programs'
complete -c insight -n '_shtab_insight_using best; and test $_shtab_insight_npos -eq 0' -ka "(__fish_complete_directories)" -d 'a run, or a folder above runs; or its URL'
complete -c insight -n '_shtab_insight_using; and test $_shtab_insight_npos -eq 0' -a check -d 'Say which files of runs and which checkpoints are whole, and which are damaged and where.'
complete -c insight -n '_shtab_insight_using check' -s h -l help -d 'show this help message and exit'
complete -c insight -n '_shtab_insight_using check' -l debug -d 'show where an error came from, instead of one line'
complete -c insight -n '_shtab_insight_using check' -l csv -l tables -x -d 'also plain tables or lines of JSON, by their paths in DIR, such as '"'"'logs/*.csv'"'"''
complete -c insight -n '_shtab_insight_using check' -l json -d 'a list of objects, for programs'
complete -c insight -n '_shtab_insight_using check; and test $_shtab_insight_npos -eq 0' -ka "(__fish_complete_path (commandline -ct))" -d 'a file of a run, a checkpoint, a folder, its URL, or a script'
complete -c insight -n '_shtab_insight_using; and test $_shtab_insight_npos -eq 0' -a completion -d 'Print what completes `insight` in a shell: commands, options, folders.'
complete -c insight -n '_shtab_insight_using completion' -s h -l help -d 'show this help message and exit'
complete -c insight -n '_shtab_insight_using completion' -l debug -d 'show where an error came from, instead of one line'
complete -c insight -n '_shtab_insight_using completion; and test $_shtab_insight_npos -eq 0' -ka "bash zsh fish" -d 'bash, zsh, fish'
complete -c insight -n '_shtab_insight_using; and test $_shtab_insight_npos -eq 0' -a diff -d 'Say what changed from run A to run B, and how each metric changed with it.'
complete -c insight -n '_shtab_insight_using diff' -s h -l help -d 'show this help message and exit'
complete -c insight -n '_shtab_insight_using diff' -l debug -d 'show where an error came from, instead of one line'
complete -c insight -n '_shtab_insight_using diff' -l csv -l tables -x -d 'also plain tables or lines of JSON, by their paths in DIR, such as '"'"'logs/*.csv'"'"''
complete -c insight -n '_shtab_insight_using diff' -l json -d 'one object, for programs'
complete -c insight -n '_shtab_insight_using; and test $_shtab_insight_npos -eq 0' -a doctor -d 'Say what computes on this machine: processor, kernels, threads, BLAS, GPU; and what is installed.'
complete -c insight -n '_shtab_insight_using doctor' -s h -l help -d 'show this help message and exit'
complete -c insight -n '_shtab_insight_using doctor' -l debug -d 'show where an error came from, instead of one line'
complete -c insight -n '_shtab_insight_using doctor' -l json -d 'one object, for programs'
complete -c insight -n '_shtab_insight_using; and test $_shtab_insight_npos -eq 0' -a export -d 'Write runs as event files of another kind, as CSV or as Parquet: every point, unsampled.'
complete -c insight -n '_shtab_insight_using export' -s h -l help -d 'show this help message and exit'
complete -c insight -n '_shtab_insight_using export' -l debug -d 'show where an error came from, instead of one line'
complete -c insight -n '_shtab_insight_using export' -l to -xka "insight tensorboard csv parquet" -d 'the kind of files'
complete -c insight -n '_shtab_insight_using export' -l out -xka "(__fish_complete_directories)" -d 'the folder to make'
complete -c insight -n '_shtab_insight_using export' -l runs -xka "(__fish_complete_path (commandline -ct))" -d 'names of runs; without it all'
complete -c insight -n '_shtab_insight_using export' -l force -d 'replace what is at --out'
complete -c insight -n '_shtab_insight_using export' -l raw -d 'CSV as it is: without '"'"' before texts that a spreadsheet would run'
complete -c insight -n '_shtab_insight_using export' -l csv -l tables -x -d 'also plain tables or lines of JSON, by their paths in DIR, such as '"'"'logs/*.csv'"'"''
complete -c insight -n '_shtab_insight_using export' -l engine -x -d 'who reads the files at first: local, local:N processes, or dask://HOST:PORT'
complete -c insight -n '_shtab_insight_using export; and test $_shtab_insight_npos -eq 0' -ka "(__fish_complete_directories)" -d 'a run, or a folder above runs; or its URL'
complete -c insight -n '_shtab_insight_using; and test $_shtab_insight_npos -eq 0' -a import -d 'Print a script that makes event files of the runs of a tool whose store only its library reads.'
complete -c insight -n '_shtab_insight_using import' -s h -l help -d 'show this help message and exit'
complete -c insight -n '_shtab_insight_using import' -l debug -d 'show where an error came from, instead of one line'
complete -c insight -n '_shtab_insight_using import' -l out -xka "(__fish_complete_path (commandline -ct))" -d 'write the script there instead, a new file'
complete -c insight -n '_shtab_insight_using import; and test $_shtab_insight_npos -eq 0' -ka "aim" -d aim
complete -c insight -n '_shtab_insight_using; and test $_shtab_insight_npos -eq 0' -a landscape -d 'Draw the loss around a training: the planes of its checkpoints, and the end at random.'
complete -c insight -n '_shtab_insight_using landscape' -s h -l help -d 'show this help message and exit'
complete -c insight -n '_shtab_insight_using landscape' -l debug -d 'show where an error came from, instead of one line'
complete -c insight -n '_shtab_insight_using landscape' -l model -x -d 'what is drawn'
complete -c insight -n '_shtab_insight_using landscape' -l plane -xka "pca random hessian saddle adam" -d 'the planes; by default those that the collector was told, or pca and random'
complete -c insight -n '_shtab_insight_using landscape' -l size -x -d 'nodes of each axis; 41, which is odd'
complete -c insight -n '_shtab_insight_using landscape' -l method -xka "exact adaptive sklearn" -d 'every node, as few as --tolerance lets, or every node on scikit-learn'"'"'s axes'
complete -c insight -n '_shtab_insight_using landscape' -l tolerance -x -d 'for adaptive: a share of the range'
complete -c insight -n '_shtab_insight_using landscape' -l seed -x -d 'of random planes, and where hessian begins'
complete -c insight -n '_shtab_insight_using landscape' -l normalize -xka "filter layer none" -d 'of random directions'
complete -c insight -n '_shtab_insight_using landscape' -l samples -x -d 'samples of each loss; by default as collected, or all'
complete -c insight -n '_shtab_insight_using landscape' -l parameters -x -d 'which move, by names or patterns such as '"'"'fc3.*'"'"'; by default all'
complete -c insight -n '_shtab_insight_using landscape' -l validation -x -d 'a function that returns batches held out, whose loss and accuracy are told, too'
complete -c insight -n '_shtab_insight_using landscape' -l quantities -x -d 'what is computed beside the loss; by default all that the model tells'
complete -c insight -n '_shtab_insight_using landscape' -l mode -xka "eval recompute train" -d 'how batch norms and dropout compute; by default eval'
complete -c insight -n '_shtab_insight_using landscape' -l workers -x -d 'processes of this machine'
complete -c insight -n '_shtab_insight_using landscape' -l engine -x -d 'who computes: local, local:N processes, dask://HOST:PORT or mpi'
complete -c insight -n '_shtab_insight_using landscape' -l between -x -d 'the losses between two: a step of DIR, first, last, a checkpoint, or another run'
complete -c insight -n '_shtab_insight_using landscape' -l align -d 'for --between: also to B with its channels in the order nearest to A'"'"'s'
complete -c insight -n '_shtab_insight_using landscape' -l repair -d 'with --between: that line with the channels of the networks between put right, too'
complete -c insight -n '_shtab_insight_using landscape' -l curve -xka "bezier" -d 'for --between: also on a curve of low loss'
complete -c insight -n '_shtab_insight_using landscape' -l json -d 'a list of objects, for programs'
complete -c insight -n '_shtab_insight_using landscape; and test $_shtab_insight_npos -eq 0' -ka "(__fish_complete_directories)" -d 'a run, or a folder of checkpoints'
complete -c insight -n '_shtab_insight_using; and test $_shtab_insight_npos -eq 0' -a launch -d 'Run a script on several processes that MPI connects, and end all of them when one ends badly.'
complete -c insight -n '_shtab_insight_using launch' -s h -l help -d 'show this help message and exit'
complete -c insight -n '_shtab_insight_using launch' -l debug -d 'show where an error came from, instead of one line'
complete -c insight -n '_shtab_insight_using launch' -s n -x -d 'how many processes'
complete -c insight -n '_shtab_insight_using launch' -s l -l label -d 'begin each line with its rank, such as [1]'
complete -c insight -n '_shtab_insight_using launch' -s m -x -d 'run a module, as `python -m` does, instead of a script'
complete -c insight -n '_shtab_insight_using launch; and test $_shtab_insight_npos -ge 0' -ka "(__fish_complete_path (commandline -ct))" -d 'the script, its arguments'
complete -c insight -n '_shtab_insight_using; and test $_shtab_insight_npos -eq 0' -a lineage -d 'List what was trained, on what data, and how well it did.'
complete -c insight -n '_shtab_insight_using lineage' -s h -l help -d 'show this help message and exit'
complete -c insight -n '_shtab_insight_using lineage' -l debug -d 'show where an error came from, instead of one line'
complete -c insight -n '_shtab_insight_using lineage' -l filter -x -d 'such as '"'"'lr > 0.01 and min(val_loss) < 2'"'"''
complete -c insight -n '_shtab_insight_using lineage' -l tables -x -d 'also plain tables or lines of JSON, by their paths in DIR, such as '"'"'logs/*.csv'"'"''
complete -c insight -n '_shtab_insight_using lineage' -l engine -x -d 'who reads the files at first: local, local:N processes, or dask://HOST:PORT'
complete -c insight -n '_shtab_insight_using lineage' -l sort -x -d '--sort=accuracy, or --sort=-accuracy for the greatest first; also --sort='"'"'min(loss)'"'"''
complete -c insight -n '_shtab_insight_using lineage' -l columns -x -d 'only these columns and the run; names as in --filter, such as lr,'"'"'max(acc)'"'"''
complete -c insight -n '_shtab_insight_using lineage' -l json -d 'a list of objects, for programs'
complete -c insight -n '_shtab_insight_using lineage' -l csv -d 'comma-separated, for spreadsheets'
complete -c insight -n '_shtab_insight_using lineage' -l raw -d 'CSV as it is: without '"'"' before texts that a spreadsheet would run'
complete -c insight -n '_shtab_insight_using lineage' -l to -xka "prov openlineage model-card ro-crate" -d 'write what is listed as W3C PROV, OpenLineage events, model cards or RO-Crates'
complete -c insight -n '_shtab_insight_using lineage' -l out -xka "(__fish_complete_path (commandline -ct))" -d 'the new file or folder for --to'
complete -c insight -n '_shtab_insight_using lineage' -l full -d 'also what reproduces the runs; not with --columns'
complete -c insight -n '_shtab_insight_using lineage' -l offset -x -d 'leave the first N rows out'
complete -c insight -n '_shtab_insight_using lineage' -l limit -x -d 'at most N rows, after filter, order and offset'
complete -c insight -n '_shtab_insight_using lineage; and test $_shtab_insight_npos -eq 0' -ka "(__fish_complete_directories)" -d 'a run, or a folder above runs; or its URL'
complete -c insight -n '_shtab_insight_using; and test $_shtab_insight_npos -eq 0' -a mcp -d 'Answer the questions of agents about a folder'"'"'s runs, by the Model Context Protocol over stdio.'
complete -c insight -n '_shtab_insight_using mcp' -s h -l help -d 'show this help message and exit'
complete -c insight -n '_shtab_insight_using mcp' -l debug -d 'show where an error came from, instead of one line'
complete -c insight -n '_shtab_insight_using mcp' -l print-config -d 'print what a client is given, and leave'
complete -c insight -n '_shtab_insight_using mcp' -l csv -l tables -x -d 'also plain tables or lines of JSON, by their paths in DIR, such as '"'"'logs/*.csv'"'"''
complete -c insight -n '_shtab_insight_using mcp' -l engine -x -d 'who reads the files at first: local, local:N processes, or dask://HOST:PORT'
complete -c insight -n '_shtab_insight_using mcp; and test $_shtab_insight_npos -eq 0' -ka "(__fish_complete_directories)" -d 'a run, or a folder above runs; or its URL'
complete -c insight -n '_shtab_insight_using; and test $_shtab_insight_npos -eq 0' -a replay -d 'Run a run again from its lineage, and say whether its losses are bit-identical.'
complete -c insight -n '_shtab_insight_using replay' -s h -l help -d 'show this help message and exit'
complete -c insight -n '_shtab_insight_using replay' -l debug -d 'show where an error came from, instead of one line'
complete -c insight -n '_shtab_insight_using replay' -s y -l yes -d 'run what is shown, without asking'
complete -c insight -n '_shtab_insight_using replay' -l secrets-from -xka "(__fish_complete_path (commandline -ct))" -d 'what was masked in the command, in lines such as --token=VALUE; - reads stdin'
complete -c insight -n '_shtab_insight_using replay' -l here -d 'run in its own working directory, with the files there; what the script writes besides its records is written there'
complete -c insight -n '_shtab_insight_using replay' -l repository -xka "(__fish_complete_directories)" -d 'a clone that has its commit'
complete -c insight -n '_shtab_insight_using replay' -l changed-packages -d 'go on with other versions of packages'
complete -c insight -n '_shtab_insight_using replay' -l out -xka "(__fish_complete_directories)" -d 'keep what it records, in a new folder'
complete -c insight -n '_shtab_insight_using replay; and test $_shtab_insight_npos -eq 0' -ka "(__fish_complete_path (commandline -ct))" -d 'a run'"'"'s folder, or DIR:run'
complete -c insight -n '_shtab_insight_using; and test $_shtab_insight_npos -eq 0' -a report -d 'Write some runs and what is said of them as one file that opens anywhere without a request.'
complete -c insight -n '_shtab_insight_using report' -s h -l help -d 'show this help message and exit'
complete -c insight -n '_shtab_insight_using report' -l debug -d 'show where an error came from, instead of one line'
complete -c insight -n '_shtab_insight_using report' -l out -x -d 'the file to write'
complete -c insight -n '_shtab_insight_using report' -l title -x -d 'what stands above all'
complete -c insight -n '_shtab_insight_using report' -l notes -x -d 'notes in Markdown; - reads them from stdin'
complete -c insight -n '_shtab_insight_using report' -l tags -x -d 'whose curves are drawn, such as '"'"'val/*'"'"'; without it the twelve usual ones'
complete -c insight -n '_shtab_insight_using report' -l target -x -d 'what to judge by: a tag, or the name of a recorded metric'
complete -c insight -n '_shtab_insight_using report' -l runs -xka "(__fish_complete_path (commandline -ct))" -d 'only these, by their names'
complete -c insight -n '_shtab_insight_using report' -l full -d 'also paths, hosts, people and uncommitted changes, as they were recorded'
complete -c insight -n '_shtab_insight_using report' -l force -d 'replace what is at --out'
complete -c insight -n '_shtab_insight_using report' -l csv -l tables -x -d 'also plain tables or lines of JSON, by their paths in DIR, such as '"'"'logs/*.csv'"'"''
complete -c insight -n '_shtab_insight_using report' -l engine -x -d 'who reads the files at first: local, local:N processes, or dask://HOST:PORT'
complete -c insight -n '_shtab_insight_using report; and test $_shtab_insight_npos -eq 0' -ka "(__fish_complete_directories)" -d 'a run, or a folder above runs; or its URL'
complete -c insight -n '_shtab_insight_using; and test $_shtab_insight_npos -eq 0' -a runs -d 'List the runs below a folder.'
complete -c insight -n '_shtab_insight_using runs' -s h -l help -d 'show this help message and exit'
complete -c insight -n '_shtab_insight_using runs' -l debug -d 'show where an error came from, instead of one line'
complete -c insight -n '_shtab_insight_using runs' -l filter -x -d 'such as '"'"'lr > 0.01 and min(val_loss) < 2'"'"''
complete -c insight -n '_shtab_insight_using runs' -l csv -l tables -x -d 'also plain tables or lines of JSON, by their paths in DIR, such as '"'"'logs/*.csv'"'"''
complete -c insight -n '_shtab_insight_using runs' -l engine -x -d 'who reads the files at first: local, local:N processes, or dask://HOST:PORT'
complete -c insight -n '_shtab_insight_using runs' -l sort -x -d '--sort=accuracy, or --sort=-accuracy for the greatest first; also --sort='"'"'min(loss)'"'"''
complete -c insight -n '_shtab_insight_using runs' -l columns -x -d 'only these columns and the run; names as in --filter, such as lr,'"'"'max(acc)'"'"''
complete -c insight -n '_shtab_insight_using runs' -l json -d 'a list of objects, for programs'
complete -c insight -n '_shtab_insight_using runs; and test $_shtab_insight_npos -eq 0' -ka "(__fish_complete_directories)" -d 'a run, or a folder above runs; or its URL'
complete -c insight -n '_shtab_insight_using; and test $_shtab_insight_npos -eq 0' -a serve -d 'Show the runs below a folder in the browser.'
complete -c insight -n '_shtab_insight_using serve' -s h -l help -d 'show this help message and exit'
complete -c insight -n '_shtab_insight_using serve' -l debug -d 'show where an error came from, instead of one line'
complete -c insight -n '_shtab_insight_using serve' -l host -x -d 'where to listen; others than 127.0.0.1 need a token'
complete -c insight -n '_shtab_insight_using serve' -l port -x -d 'taken means an error; without it the next free one'
complete -c insight -n '_shtab_insight_using serve' -l token -x -d 'what browsers must show once: ?token=T, or the header Authorization: Bearer T'
complete -c insight -n '_shtab_insight_using serve' -l path-prefix -x -d 'what a proxy puts before every address'
complete -c insight -n '_shtab_insight_using serve' -l allowed-host -x -d 'a name by which a proxy is reached; may be given several times'
complete -c insight -n '_shtab_insight_using serve' -l allow-delete -d 'let the pages move runs to .insight-trash in DIR, and empty it'
complete -c insight -n '_shtab_insight_using serve' -l rules -xka "(__fish_complete_path (commandline -ct))" -d 'what runs are watched for, as insight watch does; by default the usual rules'
complete -c insight -n '_shtab_insight_using serve' -l no-open -d 'do not open a browser'
complete -c insight -n '_shtab_insight_using serve' -l page -x -d 'the page that is printed and opened, such as lineage; by default the list of runs'
complete -c insight -n '_shtab_insight_using serve' -l csv -l tables -x -d 'also plain tables or lines of JSON, by their paths in DIR, such as '"'"'logs/*.csv'"'"''
complete -c insight -n '_shtab_insight_using serve' -l engine -x -d 'who reads the files at first: local, local:N processes, or dask://HOST:PORT'
complete -c insight -n '_shtab_insight_using serve; and test $_shtab_insight_npos -eq 0' -ka "(__fish_complete_directories)" -d 'a run, or a folder above runs; or its URL'
complete -c insight -n '_shtab_insight_using; and test $_shtab_insight_npos -eq 0' -a watch -d 'Watch the runs below a folder, and tell when a rule holds.'
complete -c insight -n '_shtab_insight_using watch' -s h -l help -d 'show this help message and exit'
complete -c insight -n '_shtab_insight_using watch' -l debug -d 'show where an error came from, instead of one line'
complete -c insight -n '_shtab_insight_using watch' -l filter -x -d 'such as '"'"'lr > 0.01 and min(val_loss) < 2'"'"''
complete -c insight -n '_shtab_insight_using watch' -l csv -l tables -x -d 'also plain tables or lines of JSON, by their paths in DIR, such as '"'"'logs/*.csv'"'"''
complete -c insight -n '_shtab_insight_using watch' -l engine -x -d 'who reads the files at first: local, local:N processes, or dask://HOST:PORT'
complete -c insight -n '_shtab_insight_using watch' -l rules -xka "(__fish_complete_path (commandline -ct))" -d 'the rules; by default the usual ones'
complete -c insight -n '_shtab_insight_using watch' -l once -d 'look once; exit 1 if a rule holds'
complete -c insight -n '_shtab_insight_using watch' -l json -d 'with --once one object, else one a line, for programs'
complete -c insight -n '_shtab_insight_using watch' -l sort -x -d 'active, run, status, updated, started, last_step, or a column of --columns; with a - before it the other way'
complete -c insight -n '_shtab_insight_using watch' -l columns -x -d 'the series whose last values are shown, by their tags'
complete -c insight -n '_shtab_insight_using watch' -l every -x -d 'how often to look; 2, or 10 behind a URL'
complete -c insight -n '_shtab_insight_using watch; and test $_shtab_insight_npos -eq 0' -ka "(__fish_complete_directories)" -d 'a run, or a folder above runs; or its URL'
