import type { IdentityProblem } from '@tomogolf/domain/sign-in/identities'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'

const PHRASES = {
  administrator: 'account.issuers.administrator',
  cancelled: 'account.issuers.cancelled',
  expired: 'account.issuers.expired',
  failed: 'account.issuers.problem',
  taken: 'account.issuers.taken',
  unavailable: 'account.issuers.unavailable',
} as const satisfies Record<IdentityProblem, string>

/** Why the login at an issuer did not become one here. */
export function IssuerProblem({ problem }: { problem: IdentityProblem | undefined }) {
  const t = useT()
  return problem === undefined ? null : (
    <Alert tone={problem === 'cancelled' ? 'neutral' : 'warning'} role="status" className="mb-6">
      {t(PHRASES[problem])}
    </Alert>
  )
}
