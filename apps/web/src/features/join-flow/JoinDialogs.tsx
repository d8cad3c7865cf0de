import { useState } from 'react'
import { local } from '@tomogolf/api-client/storage.ts'
import { ProfileDialog } from '../../components/ProfileDialog.tsx'
import { DepartureWarning } from './DepartureWarning.tsx'
import { JoinDialog } from './JoinDialog.tsx'
import type { Bank } from '../../lib/bank.ts'
import type { Joining } from './use-joining.tsx'

/** The order of joining: the warning close to the tee time, the profile, then the hold. */
export default function JoinDialogs({
  joining,
  bank,
  onChange,
  onClose,
}: {
  joining: Joining
  bank: Bank
  onChange: (joining: Joining) => void
  onClose: () => void
}) {
  const { game, profile } = joining
  const [warned, setWarned] = useState(!game.joinPreview.insideWindow)
  if (!warned)
    return <DepartureWarning game={game} onConfirm={() => setWarned(true)} onClose={onClose} />
  if (profile) {
    const later = () => {
      local.remove('pending-join-game-id')
      onClose()
    }
    return (
      <ProfileDialog
        missing={profile.missing.length}
        minutes={profile.minutes}
        onLater={later}
        onGo={onClose}
      />
    )
  }
  return (
    <JoinDialog
      game={game}
      bank={bank}
      onClose={onClose}
      onProfile={(missing) => onChange({ game, profile: missing })}
    />
  )
}
