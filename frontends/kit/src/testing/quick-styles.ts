// Styled-components would write each rule into the text of its element, and jsdom reads all of that text again each time.
process.env.SC_DISABLE_SPEEDY = 'false';
