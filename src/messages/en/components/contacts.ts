/** How a place to stay is reached, and asked for what is missing. */
export const contacts = {
  none: "No phone number or e-mail address known.",
  short: {
    call: "Call",
    message: "Text message",
    whatsapp: "WhatsApp",
    write: "E-mail",
    web: "Website",
    map: "Map app",
    search: "Search the web",
  },
  labels: {
    call: "Call {name}: {text}",
    message: "Send a text message to {name}: {text}",
    whatsapp: "WhatsApp {name}: {text}",
    write: "Write to {name}: {text}",
    web: "Website of {name}: {text}",
    map: "Open {name} in my map app",
    search: "Search the web for {name}",
  },
  missing: {
    ask: "No number known. Add a number",
    label: "Phone number of {name}",
    send: "Send",
    thanks: "Thank you. We check the number before it is shown.",
    refused: "This is not a valid phone number.",
    failed: "The number couldn’t be sent. Try again later.",
  },
};
