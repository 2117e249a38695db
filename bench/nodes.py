# SPDX-License-Identifier: MIT
"""Nodes of Aude with a PostgreSQL of their own behind nginx, all on this machine. Standard library, loopback only."""
import glob
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request

DEPLOY = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../deploy')


def free_port():
    with socket.create_server(('127.0.0.1', 0)) as taken:
        return taken.getsockname()[1]


class Database:
    """A PostgreSQL cluster in a folder; as root it is run by the user postgres, which it insists on."""

    def __init__(self, folder):
        self.folder = folder
        self.programs = sorted(glob.glob('/usr/lib/postgresql/*/bin'))[-1]
        self.user = pwd.getpwnam('postgres').pw_uid if os.geteuid() == 0 else None
        os.mkdir(folder)
        if self.user is not None:
            os.chown(folder, self.user, -1)
        self.run('initdb', '-D', folder + '/data', '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C').wait()
        self.port = free_port()
        self.start()
        self.address = f'postgresql:///postgres?host={folder}&port={self.port}&user=owner'

    def run(self, name, *words):
        return subprocess.Popen([f'{self.programs}/{name}', *words], user=self.user, cwd='/',
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def start(self):
        self.process = None
        while self.process is None or self.run('pg_isready', '-q', '-h', self.folder, '-p', str(self.port)).wait() != 0:
            # After a kill its last children may still be going: then the first try ends at once.
            if self.process is None or self.process.poll() is not None:
                self.process = self.run('postgres', '-D', self.folder + '/data', '-k', self.folder,
                                        '-c', 'listen_addresses=127.0.0.1', '-p', str(self.port),
                                        '-c', 'max_connections=60')

    def kill(self):
        # Its children too: if they are frozen, they do not notice, and no other server could start.
        self.send_all(signal.SIGKILL)
        self.process.wait()

    def processes(self):
        """The server and all its children; none while it is down."""
        process = self.process
        try:
            with open(f'/proc/{process.pid}/task/{process.pid}/children') as children:
                return [process.pid, *map(int, children.read().split())]
        except (AttributeError, OSError):
            return []

    def send_all(self, signal_number):
        for process in self.processes():
            try:
                os.kill(process, signal_number)
            except ProcessLookupError:
                pass

    def ask(self, sql):
        return subprocess.run([f'{self.programs}/psql', '-At', '-h', self.folder, '-p', str(self.port), '-U', 'owner', 'postgres', '-c', sql],
                              capture_output=True, text=True, check=True).stdout.strip()

    def end(self):
        self.process.send_signal(signal.SIGINT)  # sessions are ended
        self.process.wait()


class Node:
    """`aude serve --node`; comes back on the port that it had."""

    def __init__(self, aude, store, *options, host='127.0.0.1'):
        self.words = [aude, 'serve', '--store', store, '--node', host, '--proxy', *options]
        self.port = 0
        self.log = open(os.environ['AUDE_NODE_LOG'], 'a') if 'AUDE_NODE_LOG' in os.environ else None
        self.start()

    def start(self):
        """Returns when it is ready. While it cannot start, for want of the database, it is started again."""
        while True:
            self.process = subprocess.Popen([*self.words, '--port', str(self.port)], stdout=subprocess.PIPE,
                                            stderr=self.log or subprocess.DEVNULL, text=True)
            ready = self.process.stdout.readline()
            if ready:
                break
            self.process.wait()
            self.process.stdout.close()
            time.sleep(0.5)
        self.port = int(ready.rsplit(':', 1)[1].strip().rstrip('/'))

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def end(self):
        """Hands its tables over; gives back the exit status."""
        self.process.terminate()
        self.process.stdout.close()
        return self.process.wait()

    def figure(self, name):
        with urllib.request.urlopen(f'http://127.0.0.1:{self.port}/metrics') as answer:
            return float(re.search(f'^aude_{name} (.*)$', answer.read().decode(), re.M)[1])


def nginx_program():
    return shutil.which('nginx', path=f"{os.environ['PATH']}:/usr/sbin:{DEPLOY}/../build/nginx/usr/sbin")


def check_tools(program, *more):
    """To be called before anything is started that would be left behind."""
    for what, found in (('PostgreSQL (scripts/packages database)', glob.glob('/usr/lib/postgresql/*/bin/postgres')),
                        ('nginx (deploy/check downloads it)', nginx_program()),
                        *((tool, shutil.which(tool)) for tool in more)):
        if not found:
            sys.exit(f'{program} needs {what}, which is not installed')


class Nginx:
    """With deploy/nginx-nodes.conf. Not `strict`: without TLS and without limits, for thousands from one address."""

    def __init__(self, folder, nodes, strict=True):
        self.port = free_port()
        site = open(DEPLOY + '/nginx-nodes.conf').read()
        for number, node in enumerate(nodes, 1):
            site = site.replace(f'10.0.0.{number}:8080', f'127.0.0.1:{node.port}')
        site = re.sub(r'.*listen \[::\].*\n', '', site)
        site = site.replace('listen 80;', f'listen 127.0.0.1:{free_port()};')
        site = site.replace('listen 443 ssl http2;', f"listen 127.0.0.1:{self.port}{' ssl http2' if strict else ''};")
        if strict:
            self.make_certificate(folder)
            site = re.sub(r'/etc/letsencrypt/live/aude.example/(\w+).pem', folder + r'/\1.pem', site)
        else:
            site = re.sub(r'.*(ssl_|limit_req|limit_conn).*\n', '', site)
        with open(folder + '/site.conf', 'w') as out:
            out.write(site)
        self.log = folder + '/tried.log'
        log = f"log_format tried '$uri $upstream_addr'; access_log {self.log} tried; log_subrequest on;"
        with open(folder + '/nginx.conf', 'w') as out:
            out.write(f"""daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; worker_processes 1;
events {{ worker_connections 20000; }}
http {{
  {log if strict else 'access_log off;'} client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
  include {folder}/site.conf;
}}
""")
        self.process = subprocess.Popen([nginx_program(), '-p', folder, '-c', folder + '/nginx.conf', '-e', folder + '/error.log'])
        while True:
            try:
                return socket.create_connection(('127.0.0.1', self.port)).close()
            except OSError:
                if self.process.poll() is not None:
                    raise RuntimeError(open(folder + '/error.log').read())

    def tries(self, path, node):
        """How many requests about paths that begin like this were sent to a node; `strict` only."""
        with open(self.log) as lines:
            return sum(line.startswith(path) and f'127.0.0.1:{node.port}' in line for line in lines)

    @staticmethod
    def make_certificate(folder):
        subprocess.run(['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj',
                        '/CN=aude.example', '-keyout', folder + '/privkey.pem', '-out', folder + '/fullchain.pem'],
                       check=True, stderr=subprocess.DEVNULL)

    def end(self):
        self.process.terminate()
        self.process.wait()
