import { useQuery } from '@tanstack/react-query'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { passkeysQuery } from '../../../../queries/account.ts'
import { AddPasskey } from '../../settings/passkeys/AddPasskey.tsx'
import { hasPasskeys } from './passkey-login.ts'

/** Suggests a passkey right after a login, while no other proof is needed; until there is one. */
export default function FasterNextTime() {
  const t = useT()
  const { data } = useQuery(passkeysQuery)
  if (!hasPasskeys() || data?.passkeys.length !== 0) return null
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-l border border-line bg-surface-1 p-4">
      <p className="min-w-0 flex-1 basis-32">
        <b className="block font-semibold">{t('account.passkeys.faster')}</b>
        <span className="text-s text-text-2">{t('account.passkeys.fasterText')}</span>
      </p>
      <AddPasskey />
    </div>
  )
}
