import { local } from '@tomogolf/api-client/storage.ts'
import { ProfileDialog } from '../../../components/ProfileDialog.tsx'
import type { Completeness } from '../../../queries/profile.ts'

/** Sends the user to complete the profile; "later" forgets the pending join. */
export function ProfileStep({
  completeness,
  onClose,
}: {
  completeness: Completeness
  onClose: () => void
}) {
  const postpone = () => {
    local.remove('pending-join-game-id')
    onClose()
  }
  return (
    <ProfileDialog
      missing={completeness.missing.length}
      minutes={completeness.minutes}
      onLater={postpone}
      onGo={onClose}
    />
  )
}
