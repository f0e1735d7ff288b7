#!/usr/bin/env bash
# Builds the Dockerfile with buildah (no daemon needed) and tries the result:
#   bash deploy/build-image.sh [image name]
# Where the base image cannot be pulled, a stand-in is made from Debian's packages and our own Node.
set -euo pipefail
cd "$(dirname "$0")/.."

image=${1:-foyer:latest}
work=${FOYER_IMAGE_DIR:-/var/tmp/foyer-image}
base=docker.io/library/node:24-bookworm-slim
mkdir -p "$work"

# A machine that only builds has no policy file; this one is for our own storage alone.
policy=$work/policy.json
echo '{"default": [{"type": "insecureAcceptAnything"}]}' > "$policy"
export BUILDAH_ISOLATION=chroot
storage=(--root "$work/storage" --runroot "$work/run" --storage-driver vfs)

in_store() { buildah "${storage[@]}" inspect --type image "$1" > /dev/null 2>&1; }
pull() { timeout 120 buildah "${storage[@]}" pull --signature-policy "$policy" "$1" > /dev/null 2>&1; }

make_stand_in() {
  local rootfs=$work/rootfs.tar container
  [ -s "$rootfs" ] || mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$rootfs"
  container=$(buildah "${storage[@]}" from scratch)
  buildah "${storage[@]}" add --quiet "$container" "$rootfs" / > /dev/null
  buildah "${storage[@]}" copy --quiet "$container" "$(readlink -f node_modules/.bin/node)" /usr/local/bin/node > /dev/null
  buildah "${storage[@]}" copy --quiet "$container" "$(npm root --global 2> /dev/null)/npm" /usr/local/lib/node_modules/npm > /dev/null
  buildah "${storage[@]}" run "$container" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  buildah "${storage[@]}" config --cmd node --env PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin "$container"
  buildah "${storage[@]}" commit --quiet --rm --signature-policy "$policy" "$container" "$base" > /dev/null
}

if ! in_store "$base" && ! pull "$base"; then
  echo "$base cannot be pulled: making a stand-in"
  make_stand_in
fi

# The build downloads as this machine does: with its certificates and its settings of npm.
mounts=()
for file in /etc/ssl/certs/ca-certificates.crt /etc/npmrc; do
  [ -e "$file" ] && mounts+=(--volume "$file:$file:ro")
done
[ -e /etc/npmrc ] && mounts+=(--volume /etc/npmrc:/usr/local/etc/npmrc:ro)

buildah "${storage[@]}" bud --pull=never --format docker --signature-policy "$policy" "${mounts[@]}" --tag "$image" .

container=$(buildah "${storage[@]}" from --pull=never --signature-policy "$policy" "$image")
trap 'buildah "${storage[@]}" rm "$container" > /dev/null' EXIT
run() { buildah "${storage[@]}" run "$container" -- "$@"; }

version=$(run node --version)
uid=$(run id -u)
echo "image $image: node $version, uid $uid"
[[ $version == v24.* ]] || { echo "expected Node 24"; exit 1; }
[ "$uid" = 10001 ] || { echo "expected uid 10001"; exit 1; }
run sh -c '! test -w /app && ! test -w /app/dist/foyer.js && ! test -w /usr/local/bin/foyer' || { echo "the process could change its own code"; exit 1; }

# The server itself, on a real PostgreSQL and Redis of this machine.
node_modules/.bin/node scripts/try-image.ts "$container" buildah "${storage[@]}"

# Every build leaves its stages behind; only what has a name is kept.
buildah "${storage[@]}" rmi --prune > /dev/null || true
