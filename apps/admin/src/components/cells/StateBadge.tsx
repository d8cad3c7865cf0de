import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { Badge, type BadgeTone } from '@tomogolf/ui/data/Badge.tsx'

const TONES: Record<string, BadgeTone> = {
  scheduled: 'neutral',
  active: 'success',
  suspended: 'danger',
  unverified: 'warning',
  deleted: 'neutral',
  completed: 'neutral',
  cancelled: 'warning',
  admin_cancelled: 'danger',
  authorised: 'warning',
  captured: 'success',
  released: 'neutral',
  refused: 'danger',
  unknown: 'danger',
  expired: 'danger',
  open: 'warning',
  accepted: 'success',
  rejected: 'danger',
  successful: 'success',
  failed: 'danger',
  pending: 'warning',
  refunded: 'neutral',
  received: 'warning',
  in_progress: 'live',
  answered: 'success',
  closed: 'neutral',
  fixed: 'success',
  ok: 'success',
  slow: 'warning',
  degraded: 'warning',
  retrying: 'warning',
  succeeded: 'success',
  asked: 'warning',
  failing: 'danger',
  unused: 'neutral',
  disputed: 'warning',
  missing: 'warning',
  no_show: 'danger',
  checked_in: 'success',
  confirmed: 'success',
  action_required: 'warning',
  hidden: 'neutral',
  merged: 'neutral',
  shown: 'success',
  corrected: 'live',
}
/** A state as text; its colour adds no information. `area`: the group of its phrases. */
export function StateBadge({ area, state }: { area: string; state: string }) {
  const t = useT()
  return <Badge tone={TONES[state] ?? 'neutral'}>{tDynamic(t)(`admin.${area}.${state}`)}</Badge>
}
