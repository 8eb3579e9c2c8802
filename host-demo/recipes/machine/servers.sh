# Two servers on this machine. In bash, in the checkout:
. /etc/travel-shell.env
PORTS="4173 4174"
RUN=/run/travel-shell
mkdir -p "$RUN"

# Returns when it is ready, or says why it is not.
start() {
  PORT=$1 setpriv --reuid=travel-shell --regid=travel-shell --clear-groups --no-new-privs \
    node scripts/run.mjs serve >>"$RUN/$1.log" 2>&1 &
  echo $! >"$RUN/$1.pid"
  until curl --silent --fail --output /dev/null "http://127.0.0.1:$1/readyz"; do
    kill -0 "$(cat "$RUN/$1.pid")" 2>/dev/null || { tail -n 3 "$RUN/$1.log"; return 1; }
    sleep 0.5
  done
}

# Returns when its last request is answered.
stop() {
  kill "$(cat "$RUN/$1.pid")"
  while kill -0 "$(cat "$RUN/$1.pid")" 2>/dev/null; do sleep 0.5; done
}

# One after the other: one of them answers all the time.
replace() {
  for port in $PORTS; do stop "$port" && start "$port" || return 1; done
}
