# SPDX-License-Identifier: MIT
"""The files and commands of deploy/ and docs/hosting.md that need no nginx to be tested."""
import os
import re
import subprocess
import tempfile
import unittest

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../..')


def read(path):
    with open(os.path.join(ROOT, path)) as file:
        return file.read()


def client_key(site, address):
    """The value of $aude_client: what nginx counts a client by."""
    patterns = re.findall(r'"~(\^\S+)"\s+\$(\w+);', site[site.index('map $remote_addr'):])
    for pattern, name in patterns[:2]:
        if found := re.match(pattern.replace('?<', '?P<'), address):
            return found[name]
    return address


class Nginx(unittest.TestCase):
    def test_clients_are_counted_by_ipv4_address_or_ipv6_prefix_of_64_bits(self):
        for path in ('deploy/nginx.conf', 'deploy/nginx-nodes.conf'):
            site = read(path)
            self.assertEqual(client_key(site, '192.0.2.7'), '192.0.2.7')
            self.assertEqual(client_key(site, '2001:db8:1:2:3:4:5:6'), client_key(site, '2001:db8:1:2:9::1'))
            self.assertNotEqual(client_key(site, '2001:db8:1:2:3:4:5:6'), client_key(site, '2001:db8:1:3:3:4:5:6'))
            self.assertEqual(client_key(site, '2001:db8::5'), client_key(site, '2001:db8::7'))
            self.assertNotEqual(client_key(site, '2001:db8::5'), client_key(site, '2001:db9::5'))
            self.assertIn('limit_conn_zone $aude_client', site)
            self.assertIn('limit_req_zone $aude_client', site)

    def test_only_websockets_may_be_silent_for_long(self):
        for path in ('deploy/nginx.conf', 'deploy/nginx-nodes.conf'):
            places = dict(re.findall(r'location (\S+ ?\S*) \{(.*?)\}', read(path), re.S))
            # A handshake may go on at another place, to which nothing else leads.
            sockets = {'/ws/'} | {place for place in re.findall(r'= (@\w+);', places['/ws/'])
                                  if read(path).count(f'= {place};') == 1}
            for place, body in places.items():
                for seconds in re.findall(r'proxy_read_timeout (\d+)s', body):
                    self.assertLessEqual(int(seconds), 45 if place in sockets else 15, f'{path}: {place}')


class Installing(unittest.TestCase):
    def test_installing_again_replaces_the_client(self):
        """With the commands of docs/hosting.md, in a folder of its own."""
        commands = [line.strip() for line in read('docs/hosting.md').splitlines()
                    if re.match(r'       (install|mkdir|rm) ', line)]
        self.assertEqual(len(commands), 3)
        with tempfile.TemporaryDirectory(prefix='aude-install-') as folder:
            os.makedirs(folder + '/build/release')
            os.makedirs(folder + '/web/dist')
            for version in ('old', 'new'):
                for name in ('build/release/aude', f'web/dist/{version}.js'):
                    with open(f'{folder}/{name}', 'w') as file:
                        file.write(version)
                for command in commands:
                    subprocess.run(re.sub(r'(?<=[ ])/(usr|etc)', folder + r'/\1', command), shell=True, check=True, cwd=folder)
                os.remove(f'{folder}/web/dist/{version}.js')
            self.assertEqual(os.listdir(folder + '/usr/local/share/aude/web'), ['new.js'])
            with open(folder + '/usr/local/bin/aude') as file:
                self.assertEqual(file.read(), 'new')
            self.assertTrue(os.path.isdir(folder + '/etc/aude'))


if __name__ == '__main__':
    unittest.main()
