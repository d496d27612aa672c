; Filled in by `npm run brand`.
!define LINK_SCHEME "brightwren"
!define LINK_NAME "Brightwren"

; Installs for the current user only, which needs no administrator, and skips the page that offers the choice.
!macro customInstallMode
  StrCpy $isForceCurrentInstall "1"
!macroend

; Registers our link scheme before the first start. Uninstalling removes them, updating does not.
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
