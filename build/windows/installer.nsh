; Only for the person who installs: no administrator is asked for, so the page with that choice is left out.
!macro customInstallMode
  StrCpy $isForceCurrentInstall "1"
!macroend

; brightwren:// links open the app before it was ever started; uninstalling takes them back, updating does not.
!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\brightwren" "" "URL:Brightwren"
  WriteRegStr SHELL_CONTEXT "Software\Classes\brightwren" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "Software\Classes\brightwren\DefaultIcon" "" '"$appExe",0'
  WriteRegStr SHELL_CONTEXT "Software\Classes\brightwren\shell\open\command" "" '"$appExe" "%1"'
!macroend

!macro customUnInstall
  ${ifNot} ${isUpdated}
    DeleteRegKey SHELL_CONTEXT "Software\Classes\brightwren"
  ${endIf}
!macroend
