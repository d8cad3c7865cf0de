import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '@tomogolf/contract/api/endpoint'
import { endpoints } from '@tomogolf/contract/api/endpoints'
import { ERRORS } from '@tomogolf/contract/api/errors'
import { refusalValues } from '@tomogolf/format/refusal-values'
import type { Refused } from '../refusal.ts'

/** Sends a refusal with the status of its code and its message in the caller's language. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { refused: code, params, details, extra }: Refused,
): FastifyReply {
  const message = request.server.phrase(
    request.language,
    `errors.${code}`,
    params && refusalValues(params, request.language),
  )
  return reply
    .code(ERRORS[code])
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send({
      message,
      code,
      ...(endpointOf(request)?.failsWithError && { error: message }),
      ...(params && { params }),
      ...(details && { details }),
      ...extra,
    })
}

/** The endpoint of the contract that the request is for; none for an unknown path. */
function endpointOf(request: FastifyRequest): Endpoint | undefined {
  const key = request.routeOptions.config?.endpoint
  return key === undefined ? undefined : (endpoints as Readonly<Record<string, Endpoint>>)[key]
}
