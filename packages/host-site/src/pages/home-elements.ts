/** The elements of the home page below its banners. */
import '@bnw/widgets/game-rail'
import '@bnw/widgets/jackpots'
import '@bnw/widgets/popup'
import '@bnw/widgets/promotions'
import '@bnw/widgets/recent'
import '@bnw/widgets/top-wins'
import '@bnw/widgets/tournaments'
