# SPDX-License-Identifier: MIT
"""A TCP proxy that does to connections what networks do: delay, freeze, cut one direction, reset. asyncio, loopback only."""
import asyncio


class Link:
    """Forwards connections from (host, port) to a target; faults apply to existing and new connections at once."""

    def __init__(self, target_host, target_port):
        self.target = (target_host, target_port)
        self.open = set()
        self.heal()

    def heal(self):
        self.delay = 0.0  # seconds, each way
        self.frozen = {'there': False, 'back': False}  # bytes of that direction wait
        self.refuses = False  # new connections are closed at once

    async def listen(self, host='127.0.0.1', port=0):
        self.server = await asyncio.start_server(self.serve, host, port)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def serve(self, reader, writer):
        if self.refuses:
            return writer.transport.abort()
        # A frozen or delayed link holds up the handshake as well: seen from the client it is the first answer that is late.
        try:
            there_reader, there_writer = await asyncio.open_connection(*self.target)
        except OSError:
            return writer.transport.abort()
        pair = (writer, there_writer)
        self.open.add(pair)
        try:
            await asyncio.gather(self.pump(reader, there_writer, 'there'), self.pump(there_reader, writer, 'back'))
        except asyncio.CancelledError:
            pass  # the program ends
        self.open.discard(pair)

    async def pump(self, reader, writer, direction):
        queue = asyncio.Queue(maxsize=1000)
        sending = asyncio.create_task(self.send(queue, writer, direction))
        loop = asyncio.get_running_loop()
        try:
            while data := await reader.read(1 << 16):
                await queue.put((loop.time() + self.delay, data))
        except OSError:
            pass
        await queue.put((loop.time() + self.delay, None))
        await sending

    async def send(self, queue, writer, direction):
        loop = asyncio.get_running_loop()
        while True:
            due, data = await queue.get()
            while True:
                left = due - loop.time()
                if left > 0:
                    await asyncio.sleep(left)
                elif self.frozen[direction]:
                    await asyncio.sleep(0.02)
                else:
                    break
            if data is None:
                writer.close()
                return
            try:
                writer.write(data)
                await writer.drain()
            except OSError:
                pass

    def reset(self):
        for pair in list(self.open):
            for writer in pair:
                writer.transport.abort()

    def freeze(self, *directions):
        for direction in directions or ('there', 'back'):
            self.frozen[direction] = True

    def close(self):
        self.server.close()
        self.reset()
