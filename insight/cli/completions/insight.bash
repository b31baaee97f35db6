# Made by tools/completions.py; `insight completion bash --help` says where it goes.

_shtab_insight_subparsers=(best check completion diff doctor export import landscape launch lineage mcp replay report runs serve watch)

_shtab_insight_best_option_strings=(-h --help --debug --filter --csv --tables --engine --target --json)
_shtab_insight_check_option_strings=(-h --help --debug --csv --tables --json)
_shtab_insight_completion_option_strings=(-h --help --debug)
_shtab_insight_diff_option_strings=(-h --help --debug --csv --tables --json)
_shtab_insight_doctor_option_strings=(-h --help --debug --json)
_shtab_insight_export_option_strings=(-h --help --debug --to --out --runs --force --raw --csv --tables --engine)
_shtab_insight_import_option_strings=(-h --help --debug --out)
_shtab_insight_landscape_option_strings=(-h --help --debug --model --plane --size --method --tolerance --seed --normalize --samples --parameters --validation --quantities --mode --workers --engine --between --align --repair --curve --json)
_shtab_insight_launch_option_strings=(-h --help --debug -n -l --label -m)
_shtab_insight_lineage_option_strings=(-h --help --debug --filter --tables --engine --sort --columns --json --csv --raw --to --out --full --offset --limit)
_shtab_insight_mcp_option_strings=(-h --help --debug --print-config --csv --tables --engine)
_shtab_insight_replay_option_strings=(-h --help --debug -y --yes --secrets-from --here --repository --changed-packages --out)
_shtab_insight_report_option_strings=(-h --help --debug --out --title --notes --tags --target --runs --full --force --csv --tables --engine)
_shtab_insight_runs_option_strings=(-h --help --debug --filter --csv --tables --engine --sort --columns --json)
_shtab_insight_serve_option_strings=(-h --help --debug --host --port --token --path-prefix --allowed-host --allow-delete --rules --no-open --page --csv --tables --engine)
_shtab_insight_watch_option_strings=(-h --help --debug --filter --csv --tables --engine --rules --once --json --sort --columns --every)
_shtab_insight_option_strings=(-h --help --version --debug)

_shtab_insight_best_pos_0_COMPGEN=_shtab_compgen_dirs
_shtab_insight_check_pos_0_COMPGEN=_shtab_compgen_files
_shtab_insight_export_pos_0_COMPGEN=_shtab_compgen_dirs
_shtab_insight_export___out_COMPGEN=_shtab_compgen_dirs
_shtab_insight_export___runs_COMPGEN=_shtab_compgen_files
_shtab_insight_import___out_COMPGEN=_shtab_compgen_files
_shtab_insight_landscape_pos_0_COMPGEN=_shtab_compgen_dirs
_shtab_insight_launch_pos_0_COMPGEN=_shtab_compgen_files
_shtab_insight_lineage_pos_0_COMPGEN=_shtab_compgen_dirs
_shtab_insight_lineage___out_COMPGEN=_shtab_compgen_files
_shtab_insight_mcp_pos_0_COMPGEN=_shtab_compgen_dirs
_shtab_insight_replay_pos_0_COMPGEN=_shtab_compgen_files
_shtab_insight_replay___secrets_from_COMPGEN=_shtab_compgen_files
_shtab_insight_replay___repository_COMPGEN=_shtab_compgen_dirs
_shtab_insight_replay___out_COMPGEN=_shtab_compgen_dirs
_shtab_insight_report_pos_0_COMPGEN=_shtab_compgen_dirs
_shtab_insight_report___runs_COMPGEN=_shtab_compgen_files
_shtab_insight_runs_pos_0_COMPGEN=_shtab_compgen_dirs
_shtab_insight_serve_pos_0_COMPGEN=_shtab_compgen_dirs
_shtab_insight_serve___rules_COMPGEN=_shtab_compgen_files
_shtab_insight_watch_pos_0_COMPGEN=_shtab_compgen_dirs
_shtab_insight_watch___rules_COMPGEN=_shtab_compgen_files

_shtab_insight_completion_pos_0_choices=(bash zsh fish)
_shtab_insight_export___to_choices=(insight tensorboard csv parquet)
_shtab_insight_import_pos_0_choices=(aim)
_shtab_insight_landscape___plane_choices=(pca random hessian saddle adam)
_shtab_insight_landscape___method_choices=(exact adaptive sklearn)
_shtab_insight_landscape___normalize_choices=(filter layer none)
_shtab_insight_landscape___mode_choices=(eval recompute train)
_shtab_insight_landscape___curve_choices=(bezier)
_shtab_insight_lineage___to_choices=(prov openlineage model-card ro-crate)
_shtab_insight_pos_0_choices=(best check completion diff doctor export import landscape launch lineage mcp replay report runs serve watch)

_shtab_insight_best__h_nargs=0
_shtab_insight_best___help_nargs=0
_shtab_insight_best___debug_nargs=0
_shtab_insight_best___json_nargs=0
_shtab_insight_check__h_nargs=0
_shtab_insight_check___help_nargs=0
_shtab_insight_check___debug_nargs=0
_shtab_insight_check___json_nargs=0
_shtab_insight_completion__h_nargs=0
_shtab_insight_completion___help_nargs=0
_shtab_insight_completion___debug_nargs=0
_shtab_insight_diff__h_nargs=0
_shtab_insight_diff___help_nargs=0
_shtab_insight_diff___debug_nargs=0
_shtab_insight_diff___json_nargs=0
_shtab_insight_doctor__h_nargs=0
_shtab_insight_doctor___help_nargs=0
_shtab_insight_doctor___debug_nargs=0
_shtab_insight_doctor___json_nargs=0
_shtab_insight_export__h_nargs=0
_shtab_insight_export___help_nargs=0
_shtab_insight_export___debug_nargs=0
_shtab_insight_export___runs_nargs=+
_shtab_insight_export___force_nargs=0
_shtab_insight_export___raw_nargs=0
_shtab_insight_import__h_nargs=0
_shtab_insight_import___help_nargs=0
_shtab_insight_import___debug_nargs=0
_shtab_insight_landscape__h_nargs=0
_shtab_insight_landscape___help_nargs=0
_shtab_insight_landscape___debug_nargs=0
_shtab_insight_landscape___plane_nargs=+
_shtab_insight_landscape___parameters_nargs=+
_shtab_insight_landscape___quantities_nargs='*'
_shtab_insight_landscape___between_nargs=2
_shtab_insight_landscape___align_nargs=0
_shtab_insight_landscape___repair_nargs=0
_shtab_insight_landscape___json_nargs=0
_shtab_insight_launch_pos_0_nargs=...
_shtab_insight_launch__h_nargs=0
_shtab_insight_launch___help_nargs=0
_shtab_insight_launch___debug_nargs=0
_shtab_insight_launch__l_nargs=0
_shtab_insight_launch___label_nargs=0
_shtab_insight_launch__m_nargs=...
_shtab_insight_lineage__h_nargs=0
_shtab_insight_lineage___help_nargs=0
_shtab_insight_lineage___debug_nargs=0
_shtab_insight_lineage___json_nargs=0
_shtab_insight_lineage___csv_nargs=0
_shtab_insight_lineage___raw_nargs=0
_shtab_insight_lineage___full_nargs=0
_shtab_insight_mcp__h_nargs=0
_shtab_insight_mcp___help_nargs=0
_shtab_insight_mcp___debug_nargs=0
_shtab_insight_mcp___print_config_nargs=0
_shtab_insight_replay__h_nargs=0
_shtab_insight_replay___help_nargs=0
_shtab_insight_replay___debug_nargs=0
_shtab_insight_replay__y_nargs=0
_shtab_insight_replay___yes_nargs=0
_shtab_insight_replay___here_nargs=0
_shtab_insight_replay___changed_packages_nargs=0
_shtab_insight_report__h_nargs=0
_shtab_insight_report___help_nargs=0
_shtab_insight_report___debug_nargs=0
_shtab_insight_report___tags_nargs=+
_shtab_insight_report___runs_nargs=+
_shtab_insight_report___full_nargs=0
_shtab_insight_report___force_nargs=0
_shtab_insight_runs__h_nargs=0
_shtab_insight_runs___help_nargs=0
_shtab_insight_runs___debug_nargs=0
_shtab_insight_runs___json_nargs=0
_shtab_insight_serve__h_nargs=0
_shtab_insight_serve___help_nargs=0
_shtab_insight_serve___debug_nargs=0
_shtab_insight_serve___allow_delete_nargs=0
_shtab_insight_serve___no_open_nargs=0
_shtab_insight_watch__h_nargs=0
_shtab_insight_watch___help_nargs=0
_shtab_insight_watch___debug_nargs=0
_shtab_insight_watch___once_nargs=0
_shtab_insight_watch___json_nargs=0
_shtab_insight_pos_0_nargs=A...
_shtab_insight__h_nargs=0
_shtab_insight___help_nargs=0
_shtab_insight___version_nargs=0
_shtab_insight___debug_nargs=0


# $1=COMP_WORDS[1]
_shtab_compgen_files() {
  compgen -f -- $1  # files
}

# $1=COMP_WORDS[1]
_shtab_compgen_dirs() {
  compgen -d -- $1  # recurse into subdirs
}

# $1=COMP_WORDS[1]
_shtab_replace_nonword() {
  echo "${1//[^[:word:]]/_}"
}

# set default values (called for the initial parser & any subparsers)
_set_parser_defaults() {
  local subparsers_var="${prefix}_subparsers[@]"
  sub_parsers=${!subparsers_var-}

  local current_option_strings_var="${prefix}_option_strings[@]"
  current_option_strings=${!current_option_strings_var}

  completed_positional_actions=0

  _set_new_action "pos_$completed_positional_actions" true
}

# $1=action identifier
# $2=positional action (bool)
# set all identifiers for an action's parameters
_set_new_action() {
  current_action="${prefix}_$(_shtab_replace_nonword $1)"

  local current_action_compgen_var=${current_action}_COMPGEN
  current_action_compgen="${!current_action_compgen_var-}"

  local current_action_choices_var="${current_action}_choices[@]"
  current_action_choices="${!current_action_choices_var-}"

  local current_action_nargs_var="${current_action}_nargs"
  if [ -n "${!current_action_nargs_var-}" ]; then
    current_action_nargs="${!current_action_nargs_var}"
  else
    current_action_nargs=1
  fi

  current_action_args_start_index=$(( $word_index + 1 - $pos_only ))

  current_action_is_positional=$2
}

# Notes:
# `COMPREPLY`: what will be rendered after completion is triggered
# `completing_word`: currently typed word to generate completions for
# `${!var}`: evaluates the content of `var` and expand its content as a variable
#     hello="world"
#     x="hello"
#     ${!x} -> ${hello} -> "world"
_shtab_insight() {
  local completing_word="${COMP_WORDS[COMP_CWORD]}"
  local previous_word="${COMP_WORDS[COMP_CWORD-1]}"
  local completed_positional_actions
  local current_action
  local current_action_args_start_index
  local current_action_choices
  local current_action_compgen
  local current_action_is_positional
  local current_action_nargs
  local current_option_strings
  local sub_parsers
  COMPREPLY=()

  local prefix=_shtab_insight
  local word_index=0
  local pos_only=0 # "--" delimiter not encountered yet
  _set_parser_defaults
  word_index=1

  # determine what arguments are appropriate for the current state
  # of the arg parser
  while [ $word_index -ne $COMP_CWORD ]; do
    local this_word="${COMP_WORDS[$word_index]}"

    if [[ $pos_only = 1 || " $this_word " != " -- " ]]; then
      if [[ -n $sub_parsers && " ${sub_parsers[@]} " == *" $this_word "* ]]; then
        # valid subcommand: add it to the prefix & reset the current action
        prefix="${prefix}_$(_shtab_replace_nonword $this_word)"
        _set_parser_defaults
      fi

      if [[ " ${current_option_strings[@]} " == *" $this_word "* ]]; then
        # a new action should be acquired (due to recognised option string or
        # no more input expected from current action);
        # the next positional action can fill in here
        _set_new_action $this_word false
      fi

      if [[ "$current_action_nargs" != "*" ]] && \
         [[ "$current_action_nargs" != "+" ]] && \
         [[ "$current_action_nargs" != "?" ]] && \
         [[ "$current_action_nargs" != *"..." ]] && \
         (( $word_index + 1 - $current_action_args_start_index - $pos_only >= \
            $current_action_nargs )); then
        $current_action_is_positional && let "completed_positional_actions += 1"
        _set_new_action "pos_$completed_positional_actions" true
      fi
    else
      pos_only=1 # "--" delimiter encountered
    fi

    let "word_index+=1"
  done

  # Generate the completions

  COMPREPLY=()
  if [[ $pos_only = 0 && "$completing_word" == -* &&
        ( -z "$current_action_compgen" || "$current_action_is_positional" = true ) ]]; then
    # optional argument started: use option strings
    while IFS= read -r line; do COMPREPLY+=("$line"); done < <(
      compgen -W "${current_option_strings[*]}" -- "$completing_word")
  elif [[ "$previous_word" =~ ^[0-9\&]*[\<\>]\>?$ ]]; then
    # handle redirection operators
    compopt -o filenames 2>/dev/null || : # bash>=4
    while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$completing_word")
  else
    # use choices & compgen
    local action_compgen_word="$completing_word"
    # handle tab-completing in the middle of a line (#248 <- #116)
    [[ -n "$current_action_compgen" && "$completing_word" == -* ]] && action_compgen_word=""
    [ -n "$current_action_compgen" ] && {
      [[ "$current_action_compgen" =~ _(file|dir|glob|FILE|DIR|GLOB)|File|Dir|Glob ]] &&
        compopt -o filenames 2>/dev/null || : # bash>=4
      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(
        "$current_action_compgen" "$action_compgen_word")
    }
    while IFS= read -r line; do COMPREPLY+=("$line"); done < <(
      compgen -W "${current_action_choices[*]}" -- "$completing_word")
  fi

  if [[ ${#COMPREPLY[@]} = 0 ]]; then
    # native fallback matches are not necessarily filenames (e.g. variables)
    compopt +o filenames 2>/dev/null || : # bash>=4
  fi

  return 0
}

complete -o bashdefault -F _shtab_insight insight
