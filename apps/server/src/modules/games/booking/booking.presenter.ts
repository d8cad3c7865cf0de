import type { z } from 'zod'
import type {
  EvidenceFile,
  OwnBooking,
  SharedBooking,
} from '@tomogolf/contract/booking/bookings.schemas'
import { bookingBadge } from '@tomogolf/domain/booking/course-booking'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import type { CourseBooking, EvidenceFacts } from './bookings.repository.ts'

/** What everybody sees: field by field, so that the reference cannot slip in. */
export const presentSharedBooking = (booking: CourseBooking): z.input<typeof SharedBooking> => ({
  via: booking.via,
  bookedPlayers: booking.bookedPlayers,
  namesDueAt: isoOrNull(booking.namesDueAt),
  freeChangesUntil: isoOrNull(booking.freeChangesUntil),
  schedule: booking.schedule,
})
export const presentFile = ({
  mime,
  size,
  uploadedAt,
}: EvidenceFacts): z.input<typeof EvidenceFile> => ({
  type: mime,
  size,
  uploadedAt: iso(uploadedAt),
})
/** For its host and for administrators. */
export const presentOwnBooking = (
  booking: CourseBooking,
  file: EvidenceFacts | undefined,
): z.input<typeof OwnBooking> => ({
  ...presentSharedBooking(booking),
  reference: booking.reference,
  badge: bookingBadge(booking),
  evidence: {
    state: booking.evidence,
    reason: booking.evidence === 'declined' ? booking.reviewReason : null,
    file: file ? presentFile(file) : null,
  },
})
