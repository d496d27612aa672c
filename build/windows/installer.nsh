; Filled in by `npm run brand`.
!define LINK_SCHEME "brightwren"
!define LINK_NAME "Brightwren"

; Only for the person who installs: no administrator is asked for, so the page with that choice is left out.
!macro customInstallMode
  StrCpy $isForceCurrentInstall "1"
!macroend

; Such links open the app before it was ever started; uninstalling takes them back, updating does not.
!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\${LINK_SCHEME}" "" "URL:${LINK_NAME}"
  WriteRegStr SHELL_CONTEXT "Software\Classes\${LINK_SCHEME}" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "Software\Classes\${LINK_SCHEME}\DefaultIcon" "" '"$appExe",0'
  WriteRegStr SHELL_CONTEXT "Software\Classes\${LINK_SCHEME}\shell\open\command" "" '"$appExe" "%1"'
!macroend

!macro customUnInstall
  ${ifNot} ${isUpdated}
    DeleteRegKey SHELL_CONTEXT "Software\Classes\${LINK_SCHEME}"
  ${endIf}
!macroend
