#!/bin/sh
set -e

if [ "$1" != upgrade ]; then
  rm -f '/usr/bin/${executable}'
fi
