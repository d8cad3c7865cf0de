import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { JoinBody } from '@tomogolf/contract/participations.schemas'
import type { JoinRequest } from './agreement.step.ts'

/** Who agrees to what, when joining, asking or waiting for a seat. */
export const toJoinRequest = ({
  params,
  viewer,
  body,
  request,
}: {
  readonly params: { readonly id: string }
  readonly viewer: { readonly userId: string }
  readonly body: z.output<typeof JoinBody>
  readonly request: Pick<FastifyRequest, 'ip' | 'language'>
}): JoinRequest => ({
  gameId: params.id,
  userId: viewer.userId,
  ip: request.ip,
  language: request.language,
  holdAmount: body?.holdAmount,
  policyVersion: body?.policyVersion,
  name: body?.name,
  invite: body?.invite,
  companions: body?.companions,
  invited: body?.invited,
})
