import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Profile } from '../../../queries/profile.ts'
import { AccountFacts } from './AccountFacts.tsx'
import { Standing, type StrikeOf } from './Standing.tsx'

/** Standing and strikes. `facts` adds the account facts and a link to the settings. */
export function AccountStatus({
  profile,
  facts,
  appeal,
}: {
  profile: Profile
  facts?: true
  appeal: (strike: StrikeOf) => ReactNode
}) {
  const t = useT()
  return (
    <>
      {facts && (
        <div className="mb-10">
          <AccountFacts profile={profile} />
          <Link to="/account-settings" search={{ tab: 'security' }} className="arrow-link mt-2">
            {t('account.facts.settings')}
            <ArrowRight />
          </Link>
        </div>
      )}
      <Standing standing={profile.standing} appeal={appeal} />
    </>
  )
}
