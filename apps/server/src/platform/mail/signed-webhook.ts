import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { realTime } from '../clock.ts'
import { sendRefusal } from '../http/send-refusal.ts'
import { isRefused, refuse, type Refused } from '../refusal.ts'
import { isSignedBy } from './webhook-signature.ts'

/** A call of the mail provider, signed over the raw bytes. */
export function signedWebhook(
  app: FastifyInstance,
  { config }: { config: Pick<Config, 'MAIL_WEBHOOK_SECRET'> },
  { url, bodyLimit }: { url: string; bodyLimit: number },
  handle: (body: unknown) => Promise<object | Refused>,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(url, { config: { guard: 'public', limit: 'webhook' } }, async (request, reply) => {
      const { MAIL_WEBHOOK_SECRET: secret } = config
      const signature = request.headers['tomogolf-signature']
      if (
        secret === undefined ||
        !Buffer.isBuffer(request.body) ||
        typeof signature !== 'string' ||
        // the provider's clock is real, also where the product's is set
        !isSignedBy(secret, signature, request.body, realTime())
      )
        return sendRefusal(request, reply, refuse('WEBHOOK_SIGNATURE_INVALID'))
      const handled = await handle(parseJson(request.body))
      return isRefused(handled) ? sendRefusal(request, reply, handled) : reply.send(handled)
    })
  })
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
