import type { z } from 'zod'
import type { SentRequest } from '@tomogolf/contract/requests.schemas'
import { iso } from '@tomogolf/domain/time'
import type { SentRequest as StoredRequest } from './requests.repository.ts'

/** A request as its sender sees it. */
export const presentSentRequest = (request: StoredRequest): z.input<typeof SentRequest> =>
  ({
    id: request.id,
    reference: request.reference,
    status: request.status,
    createdAt: iso(request.createdAt),
    updatedAt: iso(request.updatedAt),
    // kind and fields were stored together
    ...({ kind: request.kind, fields: request.fields } as Pick<
      z.input<typeof SentRequest>,
      'kind' | 'fields'
    >),
  }) as z.input<typeof SentRequest>
