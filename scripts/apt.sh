# SPDX-License-Identifier: MIT
# Sourced by scripts that download Debian packages without installing them or touching the machine's own lists.

# private_apt FOLDER [CONFIGURATION]: from now on apt-get keeps its lists and downloads in FOLDER. CONFIGURATION is added to
# apt.conf. Then the lists are downloaded.
private_apt() {
  mkdir -p "$1/state/lists/partial" "$1/cache/archives/partial"
  cat > "$1/apt.conf" <<END
APT::Sandbox::User "$(id -un)";
Dir::State "$1/state";
Dir::Cache "$1/cache";
${2:-}
END
  export APT_CONFIG=$1/apt.conf
  apt-get -qq update
}
