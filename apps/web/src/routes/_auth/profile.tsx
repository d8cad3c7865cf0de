import { lazy, Suspense } from 'react'
import { createFileRoute, Link } from '@tanstack/react-router'
import { AccountArea, OtherScreens } from '../../features/account/area/AccountArea.tsx'
import { AccountStatus } from '../../features/account/settings/AccountStatus.tsx'
import { FormSkeleton } from '../../features/account/FormSkeleton.tsx'
import { ProfileGate } from '../../features/account/ProfileGate.tsx'
import { ProfileHeader } from '../../features/account/ProfileHeader.tsx'
import { LogOutButton } from '../../features/shell/LogOutButton.tsx'
import { Appeal } from '../../features/standing/Appeal.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { prefetch } from '../../queries/ensure-query.ts'
import { GAME_MONEY_FILTERS } from '../../queries/transactions.ts'
import { profileQuery } from '../../queries/profile.ts'
import { checked, oneOf, wholeNumber } from '@tomogolf/ui/lib/search-params.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { TabPanel } from '@tomogolf/ui/data/Tabs.tsx'
import { BROWSER_ONLY } from '../../hydration/browser-only.ts'

const ProfileForm = lazy(() => import('../../features/account/profile/ProfileForm.tsx'))
const MailCategories = lazy(() => import('../../features/notifications/MailCategories.tsx'))
const Preferences = lazy(() => import('../../features/account/settings/Preferences.tsx'))
const PastGames = lazy(() => import('../../features/account/settings/PastGames.tsx'))
const Transactions = lazy(() => import('../../features/payment/transactions/Transactions.tsx'))

const appealOf = ({ id, gameId }: { id: string; gameId: string | null }) => (
  <Appeal about={{ strikeId: id, gameId }} />
)
const TABS = ['profile', 'account', 'preferences', 'history', 'transactions'] as const

export const Route = createFileRoute('/_auth/profile')({
  ...BROWSER_ONLY,
  staticData: { areas: ['account', 'device', 'payment', 'standing'] },
  validateSearch: (search: Record<string, unknown>) =>
    checked({
      tab: oneOf(search.tab, TABS),
      page: wholeNumber(search.page),
      state: oneOf(search.state, GAME_MONEY_FILTERS),
    }),
  loader: ({ context }) => prefetch(context.queryClient, profileQuery),
  component: ProfilePage,
})

function ProfilePage() {
  const t = useT()
  const { tab, page = 1, state } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <div className="wrap">
      <PageHead
        noindex
        title={t('common.tab.profile')}
        description={t('account.settings.lead')}
        path="/profile"
      />
      <ProfileGate title={t('common.tab.profile')}>
        {(profile) => (
          <>
            <div className={tab ? 'max-lg:sr-only' : undefined}>
              <ProfileHeader profile={profile} />
            </div>
            <AccountArea
              title={t('common.tab.profile')}
              tabs={TABS}
              open={tab}
              onOpen={(next) => void navigate({ search: { tab: next } })}
              others={
                <OtherScreens
                  label={t('common.nav.accountSettings')}
                  screens={['payment', 'security', 'billing']}
                />
              }
              logOut={<LogOutButton />}
              back={(look) => <Link to="/profile" {...look} />}
            >
              <Suspense fallback={<FormSkeleton fields={4} className="max-w-[720px]" />}>
                <TabPanel className="" value="profile">
                  <ProfileForm profile={profile} />
                </TabPanel>
                <TabPanel className="" value="account">
                  <AccountStatus profile={profile} facts appeal={appealOf} />
                </TabPanel>
                <TabPanel className="" value="preferences">
                  <Preferences profile={profile} mail={<MailCategories />} />
                </TabPanel>
                <TabPanel className="" value="history">
                  <PastGames />
                </TabPanel>
                <TabPanel className="" value="transactions">
                  <Transactions
                    page={page}
                    state={state}
                    link={(to, look) => (
                      <Link to="/profile" search={{ tab: 'transactions', ...to }} {...look} />
                    )}
                  />
                </TabPanel>
              </Suspense>
            </AccountArea>
          </>
        )}
      </ProfileGate>
    </div>
  )
}
