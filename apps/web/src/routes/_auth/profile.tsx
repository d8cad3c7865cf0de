import { lazy, Suspense } from 'react'
import { createFileRoute, Link } from '@tanstack/react-router'
import { AccountStatus } from '../../features/account/settings/AccountStatus.tsx'
import { FormSkeleton } from '../../features/account/FormSkeleton.tsx'
import { ProfileGate } from '../../features/account/ProfileGate.tsx'
import { ProfileHeader } from '../../features/account/ProfileHeader.tsx'
import { Appeal } from '../../features/standing/Appeal.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { prefetch } from '../../queries/ensure-query.ts'
import { profileQuery } from '../../queries/profile.ts'
import { checked, oneOf, wholeNumber } from '@tomogolf/ui/lib/search-params.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { TabPanel, Tabs } from '@tomogolf/ui/data/Tabs.tsx'

const ProfileForm = lazy(() => import('../../features/account/profile/ProfileForm.tsx'))
const Preferences = lazy(() => import('../../features/account/settings/Preferences.tsx'))
const PastGames = lazy(() => import('../../features/account/settings/PastGames.tsx'))
const Transactions = lazy(() => import('../../features/payment/Transactions.tsx'))

const appealOf = ({ id, gameId }: { id: string; gameId: string | null }) => (
  <Appeal about={{ strikeId: id, gameId }} />
)
const TABS = ['profile', 'account', 'preferences', 'history', 'transactions'] as const

export const Route = createFileRoute('/_auth/profile')({
  staticData: { areas: ['account', 'payment', 'standing'] },
  validateSearch: (search: Record<string, unknown>) =>
    checked({ tab: oneOf(search.tab, TABS), page: wholeNumber(search.page) }),
  loader: ({ context }) => prefetch(context.queryClient, profileQuery),
  component: ProfilePage,
})

function ProfilePage() {
  const t = useT()
  const { tab = 'profile', page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <div className="wrap">
      <PageHead
        noindex
        title={t('common.tab.profile')}
        description={t('account.settings.lead')}
        path="/profile"
      />
      <ProfileGate>
        {(profile) => (
          <>
            <ProfileHeader profile={profile} />
            <Tabs
              label={t('common.tab.profile')}
              value={tab}
              onChange={(next) =>
                void navigate({ search: { tab: next }, replace: true, resetScroll: false })
              }
              tabs={TABS.map((value) => ({ value, label: t(`account.tab.${value}`) }))}
            >
              <Suspense fallback={<FormSkeleton fields={4} className="max-w-[720px] pt-7" />}>
                <TabPanel value="profile">
                  <ProfileForm profile={profile} photoShown />
                </TabPanel>
                <TabPanel value="account">
                  <AccountStatus profile={profile} facts appeal={appealOf} />
                </TabPanel>
                <TabPanel value="preferences">
                  <Preferences profile={profile} />
                </TabPanel>
                <TabPanel value="history">
                  <PastGames />
                </TabPanel>
                <TabPanel value="transactions">
                  <Transactions
                    page={page}
                    link={(to, look) => (
                      <Link to="/profile" search={{ tab: 'transactions', page: to }} {...look} />
                    )}
                  />
                </TabPanel>
              </Suspense>
            </Tabs>
          </>
        )}
      </ProfileGate>
    </div>
  )
}
