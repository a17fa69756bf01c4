/** The elements of the home page below its banners. */
import '@bnw/widgets/game-rail'
import '@bnw/widgets/recent'
