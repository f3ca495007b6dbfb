/**
 * The scripts that shells load. Each runs `almanac complete offer -- <words>`, which prints one
 * line for each offer: the value, a tab and a short text. The line `:files` says that file names
 * are possible too.
 */
const bash = `# Completes almanac in bash. Load it with: source <(almanac complete bash)
_almanac() {
  local IFS=$'\\n' line value count=0 place files="" cut
  local -a words
  # Bash splits words at = and :. The parts are put together again.
  for ((place = 1; place <= COMP_CWORD; place++)); do
    value=\${COMP_WORDS[place]}
    if ((count > 0)) && [[ $value == [=:]* || \${words[count - 1]} == *[=:] ]]; then
      words[count - 1]+=$value
    else
      words[count++]=$value
    fi
  done
  cut=\${words[count - 1]}
  if [[ $cut == *[=:]* ]]; then cut=\${cut%"\${cut##*[=:]}"}; else cut=""; fi
  COMPREPLY=()
  while read -r line; do
    if [[ $line == :files ]]; then
      files=yes
    elif [[ -n $line ]]; then
      value=\${line%%$'\\t'*}
      COMPREPLY+=("\${value#"$cut"}")
    fi
  done < <("$1" complete offer -- "\${words[@]}" 2>/dev/null)
  if [[ -n $files ]]; then
    while read -r value; do COMPREPLY+=("$value"); done < <(compgen -f -- "\${words[count - 1]#"$cut"}")
    type compopt &>/dev/null && compopt -o filenames
  elif [[ \${#COMPREPLY[@]} -eq 1 && \${COMPREPLY[0]} == *= ]]; then
    type compopt &>/dev/null && compopt -o nospace
  fi
}
complete -F _almanac almanac
`;

const zsh = `#compdef almanac
# Completes almanac in zsh. Load it after compinit with: source <(almanac complete zsh)
_almanac() {
  local -a offers open
  local line value help files=""
  for line in "\${(@f)$("$words[1]" complete offer -- "\${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
    if [[ $line == :files ]]; then
      files=yes
    elif [[ -n $line ]]; then
      value=\${line%%$'\\t'*}
      help=\${line#*$'\\t'}
      value=\${value//:/\\\\:}
      [[ -n $help ]] && value="$value:$help"
      if [[ \${line%%$'\\t'*} == *= ]]; then open+=("$value"); else offers+=("$value"); fi
    fi
  done
  (( \${#offers} )) && _describe -t values value offers
  (( \${#open} )) && _describe -t values value open -S ""
  [[ -n $files ]] && _files
  return 0
}
if [[ $zsh_eval_context == *func* && $funcstack[1] == _almanac ]]; then
  _almanac "$@"
else
  compdef _almanac almanac
fi
`;

const fish = `# Completes almanac in fish. Load it with: almanac complete fish | source
function __almanac_offers
  set -l words (commandline -opc)
  set -l current (commandline -ct)
  for line in ($words[1] complete offer -- $words[2..-1] "$current" 2>/dev/null)
    if test "$line" = ":files"
      __fish_complete_path "$current"
    else
      printf '%s\\n' $line
    end
  end
end
complete -c almanac -f -a '(__almanac_offers)'
`;

const powershell = `# Completes almanac in PowerShell. Load it with: almanac complete powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName almanac -ScriptBlock {
  param($current, $line, $position)
  $words = @($line.CommandElements | Select-Object -Skip 1 |
    Where-Object { $_.Extent.StartOffset -lt $position } | ForEach-Object { $_.Extent.Text })
  $form = if ($current -eq '') { 'next' } else { 'offer' }
  & almanac complete $form -- @words 2>$null | ForEach-Object {
    $value, $help = $_ -split "\`t", 2
    if ($value -eq ':files') {
      Get-ChildItem "$current*" -ErrorAction SilentlyContinue | ForEach-Object {
        [System.Management.Automation.CompletionResult]::new($_.Name, $_.Name, 'ProviderItem', $_.Name)
      }
    } elseif ($value) {
      if (-not $help) { $help = $value }
      [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $help)
    }
  }
}
`;

export const scripts = { bash, zsh, fish, powershell } as const;
