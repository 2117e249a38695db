import type { IncomingMessage, ServerResponse } from 'node:http';

export function is_file(path: string): boolean;
export function path_of(request: IncomingMessage): string | null;
export function send_file(request: IncomingMessage, response: ServerResponse, file: string): void;
