# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154
# Sourced by scripts/test-bare and scripts/test-deb: a minimal Debian 12 in the folder $root. The caller defines `fail`
# and `say`, and unmounts $mounts at the end.
suite=bookworm
mounts=()

make_root() {
  local mirror
  command -v debootstrap > /dev/null || { apt-get update -qq; apt-get install -y -qq --no-install-recommends debootstrap; }
  mirror=$(apt-get indextargets --format '$(CODENAME) $(REPO_URI)' 'Created-By: Packages' |
           sed -n "s/^$suite //p" | head -n 1)
  say "making a minimal Debian ($suite)"
  debootstrap --variant=minbase "$suite" "$root" ${mirror:+"$mirror"} > "$root.log" 2>&1 ||
    { tail -n 20 "$root.log"; fail "debootstrap (log: $root.log)"; }
  rm -f "$root.log"
}

# What this machine knows about names, packages, registries, proxies and certificates, and nothing else.
configure_root() {
  local file
  rm -rf "$root/etc/apt/sources.list"
  for file in /etc/resolv.conf /etc/hosts /etc/apt/sources.list /etc/apt/sources.list.d/*.sources \
              /etc/apt/sources.list.d/*.list /etc/apt/apt.conf.d/*proxy* /etc/apt/apt.conf.d/99* /etc/pip.conf /etc/npmrc \
              /usr/local/share/ca-certificates/* /etc/ssl/certs/ca-certificates.crt \
              ~/.npmrc ~/.config/pip/pip.conf ~/.pip/pip.conf; do
    [ -f "$file" ] || continue
    mkdir -p "$root/$(dirname "$file")"
    cp -L "$file" "$root/$file"
  done
}

enter_root() {
  local folder
  for folder in proc sys dev; do
    mkdir -p "$root/$folder"
    mount --rbind "/$folder" "$root/$folder"
    mount --make-rslave "$root/$folder"
    mounts=("$root/$folder" "${mounts[@]}")
  done
}

leave_root() {
  local mount
  for mount in "${mounts[@]}"; do umount -l "$mount"; done
  mounts=()
}

# Variables that say how to reach registries; those that name a file which the root does not have are left out.
settings() {
  local name value
  while IFS='=' read -r name value; do
    case "$name" in
      PIP_*|npm_config_*|NPM_CONFIG_*|*_proxy|*_PROXY|SSL_CERT_FILE|NODE_EXTRA_CA_CERTS|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE) ;;
      *) continue ;;
    esac
    [[ $value == /* && ! -e $root$value ]] || printf '%s=%s\0' "$name" "$value"
  done < <(env)
}

# in_root FOLDER COMMAND...: runs the command in this folder of the root, with nothing of this machine's environment but
# these settings. Replaces the shell: call it in a subshell.
in_root() {
  local values=()
  mapfile -d '' values < <(settings)
  exec chroot "$root" /usr/bin/env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
    LANG=C.UTF-8 "${values[@]}" /bin/bash -c 'cd "$0" && exec "$@"' "$@"
}
