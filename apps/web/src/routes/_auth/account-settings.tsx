import { lazy, Suspense } from 'react'
import { createFileRoute, Link } from '@tanstack/react-router'
import { AccountStatus } from '../../features/account/settings/AccountStatus.tsx'
import { FormSkeleton } from '../../features/account/FormSkeleton.tsx'
import { ProfileGate } from '../../features/account/ProfileGate.tsx'
import { Appeal } from '../../features/standing/Appeal.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { prefetch } from '../../queries/ensure-query.ts'
import { profileQuery } from '../../queries/profile.ts'
import { checked, oneOf, wholeNumber } from '@tomogolf/ui/lib/search-params.ts'
import { useMe } from '../../queries/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'
import { TabPanel, Tabs } from '@tomogolf/ui/data/Tabs.tsx'

const ProfileForm = lazy(() => import('../../features/account/profile/ProfileForm.tsx'))
const Preferences = lazy(() => import('../../features/account/settings/Preferences.tsx'))
const NotificationSettings = lazy(
  () => import('../../features/notifications/NotificationSettings.tsx'),
)
const Security = lazy(() => import('../../features/account/settings/Security.tsx'))
const SavedCards = lazy(() => import('../../features/payment/SavedCards.tsx'))
const Transactions = lazy(() => import('../../features/payment/Transactions.tsx'))
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
  staticData: { areas: ['account', 'device', 'payment', 'standing'] },
  validateSearch: (search: Record<string, unknown>) =>
    checked({ tab: oneOf(search.tab, TABS), page: wholeNumber(search.page) }),
  loader: ({ context }) => prefetch(context.queryClient, profileQuery),
  component: AccountSettings,
})

function AccountSettings() {
  const t = useT()
  const { me: guarded } = Route.useRouteContext()
  const me = useMe() ?? guarded
  const { tab = 'profile', page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <div className="wrap">
      <PageHead
        noindex
        title={t('common.nav.accountSettings')}
        description={t('account.settings.lead')}
        path="/account-settings"
      />
      <PageTitle title={t('common.nav.accountSettings')}>{t('account.settings.lead')}</PageTitle>
      <Tabs
        label={t('common.nav.accountSettings')}
        value={tab}
        onChange={(next) =>
          void navigate({ search: { tab: next }, replace: true, resetScroll: false })
        }
        tabs={TABS.map((value) => ({ value, label: t(`account.tab.${value}`) }))}
      >
        <Suspense fallback={<FormSkeleton fields={4} className="max-w-[720px] pt-7" />}>
          <TabPanel value="profile">
            <ProfileGate>{(profile) => <ProfileForm profile={profile} />}</ProfileGate>
          </TabPanel>
          <TabPanel value="preferences">
            <ProfileGate>{(profile) => <Preferences profile={profile} />}</ProfileGate>
            <NotificationSettings />
          </TabPanel>
          <TabPanel value="status">
            <ProfileGate>
              {(profile) => <AccountStatus profile={profile} appeal={appealOf} />}
            </ProfileGate>
          </TabPanel>
          <TabPanel value="payment">
            <SavedCards from="/account-settings?tab=payment" />
          </TabPanel>
          <TabPanel value="transactions">
            <Transactions
              page={page}
              link={(to, look) => (
                <Link to="/account-settings" search={{ tab: 'transactions', page: to }} {...look} />
              )}
            />
          </TabPanel>
          <TabPanel value="security">
            <Security me={me} />
          </TabPanel>
          <TabPanel value="billing">
            <FeePanel />
          </TabPanel>
        </Suspense>
      </Tabs>
    </div>
  )
}
