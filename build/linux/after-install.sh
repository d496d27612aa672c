#!/bin/sh
set -e

# Chromium's sandbox needs this helper where the system forbids user namespaces, as Ubuntu does since 24.04.
# This script runs as root, so it cannot test the user's permissions.
chown root:root '/opt/${sanitizedProductName}/chrome-sandbox'
chmod 4755 '/opt/${sanitizedProductName}/chrome-sandbox'

ln -sf '/opt/${sanitizedProductName}/${executable}' '/usr/bin/${executable}'

if command -v update-desktop-database >/dev/null; then
  update-desktop-database /usr/share/applications || true
fi
