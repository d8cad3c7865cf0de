import type { Me } from '../../queries/session.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { ProfileDialog } from '../../components/ProfileDialog.tsx'
import { HostTermsDialog } from './HostTermsDialog.tsx'
import { NewGame } from './NewGame.tsx'
import type { Completeness } from '../../queries/profile.ts'

/** An incomplete profile comes first, then the terms, then the form. */
export type HostStage =
  | { stage: 'profile'; completeness: Completeness }
  | { stage: 'terms' }
  | { stage: 'form' }

/** The dialog of each stage: the profile, the terms, the form. */
export default function HostDialogs({
  stage,
  me,
  onStage,
  onClose,
}: {
  stage: HostStage
  me: Me
  onStage: (stage: HostStage) => void
  onClose: () => void
}) {
  if (stage.stage === 'profile') {
    const go = () => {
      // the games list opens the terms when the profile is complete
      local.set('autoOpenHostModal', '1')
      onClose()
    }
    return (
      <ProfileDialog
        missing={stage.completeness.missing.length}
        minutes={stage.completeness.minutes}
        onLater={onClose}
        onGo={go}
      />
    )
  }
  if (stage.stage === 'terms')
    return <HostTermsDialog onAccepted={() => onStage({ stage: 'form' })} onClose={onClose} />
  return <NewGame me={me} onClose={onClose} />
}
