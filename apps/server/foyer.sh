#!/bin/sh
# The command `foyer` of the image. Node takes the place of this shell, so that signals reach it.
# Bounds the space of young objects, which Node keeps after load: docs/decisions/2026-11-17-short-lived-objects-stay-young.md.
exec node --enable-source-maps --max-semi-space-size=16 /app/dist/foyer.js "$@"
