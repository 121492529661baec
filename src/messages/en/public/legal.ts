/** Words of the terms of use and the privacy policy. */
export const legal = {
  terms: {
    title: "Terms of use",
    description: "What Vieira promises and what it does not, and what you may do with its data.",
    lead: "Vieira is a free planner for the pilgrim routes to Santiago. These are the few rules for using it.",
    service: {
      heading: "What you get",
      text: "You may browse routes, towns and places to stay and make plans without an account and without paying. An account is only needed to have your plans and favourites on several devices. Vieira books nothing and sells nothing: what you agree with a place to stay is between you and them.",
    },
    facts: {
      heading: "How far to trust it",
      text: "Routes, elevations, services, seasons and prices come from open data; many are years old, some are wrong, and some are missing. They are shown as they are known, with their source. A plan is no promise that a route is open, safe or has a bed free. Signs on the ground, weather warnings and the advice of local people come before anything written here. Use your own judgement when you walk.",
    },
    account: {
      heading: "Your account",
      text: "Use an e-mail address of your own and keep your password to yourself. You may delete the account at any time; whoever runs this installation may close accounts that are used to harm others or the service.",
    },
    fairUse: {
      heading: "Fair use",
      text: "Programs may read the public interface at a reasonable pace. Whoever sends so many requests that others suffer may be slowed down or shut out.",
    },
    data: {
      heading: "The data",
      text: "The data set is published under the Open Database Licence 1.0: you may use, change and share it if you name the sources and share alike. <link>All credits and licences</link>",
    },
    liability: {
      heading: "Liability",
      text: "Vieira is provided as it is, without warranty, as far as the law allows this for a free service.",
    },
  },
  privacy: {
    title: "Privacy policy",
    description: "What Vieira stores about you, why, for how long, and how to export it or have it deleted.",
    lead: "In short: without an account nothing about you is kept on the server, nobody else is told that you were here, and there is no advertising.",
    who: {
      heading: "Who is responsible",
      text: "Vieira is open software that anyone may run. Whoever runs this installation is responsible for your data.",
    },
    visit: {
      heading: "When you visit",
      text: "Pages, pictures, fonts and maps come from this server alone unless the installation was set up with maps of its own choice. The server’s log notes the time, the address of the page and the outcome; for attempts to sign in and changes to accounts, also an account number and a fingerprint of the IP address. To fend off abuse, requests such as attempts to sign in are counted by IP address for as long as the limit lasts, up to a day.",
    },
    cookies: {
      heading: "Cookies",
      text: "Only what the service cannot do without, so there is no banner to click away:",
      session:
        "A session cookie after you sign in. It ends when you sign out or after the time without use that this installation allows, 12 hours by default, 60 days if you ask to be remembered.",
      hint: "A note that you are signed in, so that pages know whether to ask for your name.",
      token:
        "A random token, and one that tells visitors apart, when you send a form. They protect you from forms that other sites send in your name.",
      device:
        "A note that somebody has signed in with this browser before, for 400 days. It opens nothing; it keeps strangers who guess your password elsewhere from slowing you down here.",
      language:
        "The language that you choose on a plan that was shared with you, until you close the browser. With an account it is saved there.",
    },
    browser: {
      heading: "Saved in your browser",
      text: "Colours, language, the filters of your last visit, your recent searches and, without an account, your plans and favourites are saved in this browser. For offline use, so are the planners and plans that you open or download, with the places to stay along them; signing out removes your plans from the browser. None of this is sent to us to be stored. Your browser can delete them at any time.",
    },
    account: {
      heading: "With an account",
      text: "We store your name, e-mail address, an irreversible code (hash) of your password, your settings, your plans with their diary and its photos, your favourites with their notes, and for each device where you are signed in the type of browser and when it was last seen, and for each app with access to it the IP address from which it was last used. We need this to give you the account you asked for. E-mails are sent only to confirm your address, to set a new password and to tell you of changes to your account.",
    },
    walking: {
      heading: "While you walk",
      text: "Your position is worked out on your device and never leaves it. Only you see the text and photos of your diary, unless you create a link that shows them; what cameras add to a photo, such as its location, is removed. A link for people at home shows which day of the plan you are on, and otherwise only what you tick, until the day you choose. Trail notes are public for three days, with a town and no name; we know which account wrote them so that misuse can be stopped, and keep them for 30 days where somebody has reported them.",
    },
    duration: {
      heading: "How long",
      text: "Until you delete your account. Then everything personal is removed at once; that an account was deleted stays on record without your name. Expired sessions and links are removed regularly. Backups that whoever runs this installation makes may hold older states for a while.",
    },
    rights: {
      heading: "Your rights",
      text: "On <link>the page of your account</link> you can see and correct your data, take all of it with you as a file, and delete it. You may ask whoever runs this installation for information and object to the use of your data, and complain to the data protection authority of your country.",
    },
  },
};
