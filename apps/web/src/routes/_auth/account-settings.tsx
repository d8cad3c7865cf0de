import { lazy, Suspense } from 'react'
import { createFileRoute, Link } from '@tanstack/react-router'
import { AccountArea, OtherScreens } from '../../features/account/area/AccountArea.tsx'
import { AccountStatus } from '../../features/account/settings/AccountStatus.tsx'
import { FormSkeleton } from '../../features/account/FormSkeleton.tsx'
import { ProfileGate } from '../../features/account/ProfileGate.tsx'
import { LogOutButton } from '../../features/shell/LogOutButton.tsx'
import { Appeal } from '../../features/standing/Appeal.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { prefetch } from '../../queries/ensure-query.ts'
import { profileQuery } from '../../queries/profile.ts'
import { checked, oneOf, wholeNumber } from '@tomogolf/ui/lib/search-params.ts'
import { GAME_MONEY_FILTERS } from '../../queries/transactions.ts'
import { useMe } from '../../queries/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'
import { IDENTITY_PROBLEMS } from '@tomogolf/domain/sign-in/identities'
import { TabPanel } from '@tomogolf/ui/data/Tabs.tsx'
import { BROWSER_ONLY } from '../../hydration/browser-only.ts'

const ProfileForm = lazy(() => import('../../features/account/profile/ProfileForm.tsx'))
const Preferences = lazy(() => import('../../features/account/settings/Preferences.tsx'))
const NotificationSettings = lazy(
  () => import('../../features/notifications/NotificationSettings.tsx'),
)
const MailCategories = lazy(() => import('../../features/notifications/MailCategories.tsx'))
const StoppedAddress = lazy(() => import('../../features/notifications/StoppedAddress.tsx'))
const CalendarFeed = lazy(() => import('../../features/account/settings/CalendarFeed.tsx'))
const Security = lazy(() => import('../../features/account/settings/Security.tsx'))
const SavedCards = lazy(() => import('../../features/payment/SavedCards.tsx'))
const Transactions = lazy(() => import('../../features/payment/transactions/Transactions.tsx'))
const FeePanel = lazy(() => import('../../features/payment/FeePanel.tsx'))

const appealOf = ({ id, gameId }: { id: string; gameId: string | null }) => (
  <Appeal about={{ strikeId: id, gameId }} />
)
const TABS = [
  'profile',
  'preferences',
  'status',
  'payment',
  'transactions',
  'security',
  'billing',
] as const

export const Route = createFileRoute('/_auth/account-settings')({
  ...BROWSER_ONLY,
  staticData: { areas: ['account', 'device', 'payment', 'standing'] },
  validateSearch: (search: Record<string, unknown>) =>
    checked({
      tab: oneOf(search.tab, TABS),
      page: wholeNumber(search.page),
      state: oneOf(search.state, GAME_MONEY_FILTERS),
      identity: oneOf(search.identity, ['linked', ...IDENTITY_PROBLEMS] as const),
    }),
  loader: ({ context }) => prefetch(context.queryClient, profileQuery),
  component: AccountSettings,
})

function AccountSettings() {
  const t = useT()
  const { me: guarded } = Route.useRouteContext()
  const me = useMe() ?? guarded
  const { tab, page = 1, state, identity } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <div className="wrap">
      <PageHead
        noindex
        title={t('common.nav.accountSettings')}
        description={t('account.settings.lead')}
        path="/account-settings"
      />
      <PageTitle
        title={t('common.nav.accountSettings')}
        className={tab ? 'max-lg:sr-only' : undefined}
      >
        {t('account.settings.lead')}
      </PageTitle>
      <AccountArea
        title={t('common.nav.accountSettings')}
        tabs={TABS}
        open={tab}
        onOpen={(next) => void navigate({ search: { tab: next } })}
        others={<OtherScreens label={t('common.nav.account')} screens={['history']} />}
        logOut={<LogOutButton />}
        back={(look) => <Link to="/account-settings" {...look} />}
      >
        <Suspense fallback={<FormSkeleton fields={4} className="max-w-[720px]" />}>
          <TabPanel className="" value="profile">
            <ProfileGate>{(profile) => <ProfileForm profile={profile} />}</ProfileGate>
          </TabPanel>
          <TabPanel className="" value="preferences">
            <StoppedAddress />
            <ProfileGate>
              {(profile) => <Preferences profile={profile} mail={<MailCategories />} />}
            </ProfileGate>
            <CalendarFeed />
            <NotificationSettings />
          </TabPanel>
          <TabPanel className="" value="status">
            <ProfileGate>
              {(profile) => <AccountStatus profile={profile} appeal={appealOf} />}
            </ProfileGate>
          </TabPanel>
          <TabPanel className="" value="payment">
            <SavedCards from="/account-settings?tab=payment" />
          </TabPanel>
          <TabPanel className="" value="transactions">
            <Transactions
              page={page}
              state={state}
              link={(to, look) => (
                <Link to="/account-settings" search={{ tab: 'transactions', ...to }} {...look} />
              )}
            />
          </TabPanel>
          <TabPanel className="" value="security">
            <Security me={me} identity={identity} />
          </TabPanel>
          <TabPanel className="" value="billing">
            <FeePanel />
          </TabPanel>
        </Suspense>
      </AccountArea>
    </div>
  )
}
