import type { FastifyReply } from 'fastify'

/** Sends a PDF that is about one person: shown in the browser, and kept by no cache. */
export const sendPdf = (
  reply: FastifyReply,
  { name, content }: { readonly name: string; readonly content: Buffer },
): FastifyReply =>
  reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="${name}"`,
    })
    .type('application/pdf')
    .serializer((body: unknown) => body as string)
    .send(content)
