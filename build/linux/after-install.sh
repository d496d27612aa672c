#!/bin/sh
set -e

# Chromium's sandbox takes a user namespace where the system allows it, and this helper where it does not, as Ubuntu from
# 24.04 on. Whether it does can't be tried here: what root may do says nothing about the person who starts the app.
chown root:root '/opt/${sanitizedProductName}/chrome-sandbox'
chmod 4755 '/opt/${sanitizedProductName}/chrome-sandbox'

ln -sf '/opt/${sanitizedProductName}/${executable}' '/usr/bin/${executable}'

if command -v update-desktop-database >/dev/null; then
  update-desktop-database /usr/share/applications || true
fi
