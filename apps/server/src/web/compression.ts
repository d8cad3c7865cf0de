import type { FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)

/**
 * In one piece: a stream takes twice the processor time. Of the home page 7 makes 2 % (English) to
 * 5 % (Japanese) fewer bytes than 5, for under a millisecond more. From 9 on it takes 50 ms.
 */
export const toBrotli = (html: string): Promise<Buffer> =>
  compressBrotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 7,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  })
export const toGzip: (data: string | Buffer) => Promise<Buffer> = promisify(gzip)
export const fromBrotli: (data: Buffer) => Promise<Buffer> = promisify(brotliDecompress)

export type Encoding = 'br' | 'gzip'
/** An encoding with its weight, unless that is 0. */
const ACCEPTED: Record<Encoding, RegExp> = {
  br: /(?:^|,)\s*br\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i,
}

/** The best encoding that a client accepts. */
export function encodingOf(request: FastifyRequest): Encoding | null {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return ACCEPTED.br.test(accepted) ? 'br' : ACCEPTED.gzip.test(accepted) ? 'gzip' : null
}
