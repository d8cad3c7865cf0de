import type { FastifyReply, FastifyRequest } from 'fastify'
import { ERRORS } from '@tomogolf/contract/api/errors'
import { refusalValues } from '@tomogolf/format/refusal-values'
import type { Refused } from '../refusal.ts'

/** Sends a refusal with the status of its code and its message in the caller's language. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { refused: code, params, details, extra }: Refused,
): FastifyReply {
  return reply
    .code(ERRORS[code])
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send({
      message: request.server.phrase(
        request.language,
        `errors.${code}`,
        params && refusalValues(params, request.language),
      ),
      code,
      ...(params && { params }),
      ...(details && { details }),
      ...extra,
    })
}
