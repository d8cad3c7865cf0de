import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

/** A received message, decoded. */
export type Received = {
  readonly headers: Record<string, string>
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly to: string[]
}
type Faults = {
  /** Number of messages to accept and then drop the connection without a response. */
  hangUp: number
  /** SMTP code that refuses the recipient; null accepts. */
  refuseWith: number | null
}
export type MailServer = {
  readonly url: string
  readonly received: Received[]
  readonly faults: Faults
  readonly logins: string[]
  stop(): Promise<void>
  restart(): Promise<void>
}

/** An SMTP server without TLS that requires a login. */
export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = [],
    logins: string[] = []
  const faults: Faults = { hangUp: 0, refuseWith: null }
  const refusal = (code: number) => Object.assign(new Error('refused'), { responseCode: code })
  const createServer = () =>
    new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      logger: false,
      closeTimeout: 200,
      onAuth: (auth, _session, done) => {
        logins.push(`${auth.username}:${auth.password}`)
        if (auth.username === 'golf' && auth.password === 'p@ss word') done(null, { user: 'golf' })
        else done(refusal(535))
      },
      onRcptTo: (_address, _session, done) =>
        done(faults.refuseWith === null ? undefined : refusal(faults.refuseWith)),
      onData: (stream: SMTPServerDataStream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          received.push(
            readMessage(
              Buffer.concat(chunks).toString('latin1'),
              session.envelope.rcptTo.map((recipient) => recipient.address),
            ),
          )
          if (faults.hangUp > 0) {
            faults.hangUp--
            for (const connection of (server as unknown as { connections: Set<{ close(): void }> })
              .connections)
              connection.close()
          } else done()
        })
      },
    })
  const listen = (smtpServer: SMTPServer, port: number) =>
    new Promise<void>((done, fail) => {
      smtpServer.on('error', () => {})
      smtpServer.server.once('error', fail)
      smtpServer.listen(port, '127.0.0.1', done)
    })
  const close = (smtpServer: SMTPServer) =>
    new Promise<void>((done) => {
      smtpServer.close(() => done())
    })
  let server = createServer()
  await listen(server, 0)
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://golf:p%40ss%20word@127.0.0.1:${port}`,
    received,
    faults,
    logins,
    stop: () => close(server),
    restart: async () => {
      server = createServer()
      await listen(server, port)
    },
  }
}

/** Parses a multipart/alternative message (RFC 2045 and 2047). */
function readMessage(raw: string, to: string[]): Received {
  const [headers, body] = split(raw)
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1] ?? ''
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [inner, content] = split(part.replace(/^\r\n/, ''))
      return {
        type: inner['content-type'] ?? '',
        content: decodeBody(content, inner['content-transfer-encoding'] ?? '7bit'),
      }
    })
  const find = (type: string) => parts.find((part) => part.type.startsWith(type))?.content ?? ''
  return {
    headers,
    subject: decodeHeader(headers.subject ?? ''),
    text: find('text/plain'),
    html: find('text/html'),
    to,
  }
}
function split(raw: string): [Record<string, string>, string] {
  const at = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  return [
    Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    ),
    raw.slice(at + 4),
  ]
}
const unquote = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
function decodeBody(content: string, encoding: string): string {
  if (encoding === 'base64')
    return Buffer.from(content, 'base64').toString('utf8').replaceAll('\r\n', '\n')
  return (
    encoding === 'quoted-printable'
      ? unquote(content.replace(/=\r\n/g, ''))
      : Buffer.from(content, 'latin1').toString('utf8')
  ).replaceAll('\r\n', '\n')
}
const decodeHeader = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, data: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(data, 'base64').toString('utf8')
        : unquote(data.replaceAll('_', ' ')),
    )
