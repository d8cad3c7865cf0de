import type { z } from 'zod'
import type { SentRequest } from '@tomogolf/contract/requests.schemas'
import { iso } from '@tomogolf/domain/time'
import type { Request } from './requests.repository.ts'

/** For the person who sent it. */
export const presentSent = (r: Request): z.input<typeof SentRequest> =>
  ({
    id: r.id,
    reference: r.reference,
    status: r.status,
    createdAt: iso(r.createdAt),
    updatedAt: iso(r.updatedAt),
    // kind and fields were stored together
    ...({ kind: r.kind, fields: r.fields } as Pick<z.input<typeof SentRequest>, 'kind' | 'fields'>),
  }) as z.input<typeof SentRequest>
